import Foundation
import HapticDevices
import Testing

/// Machines that are folders with what the kernel would tell.
struct DeviceDoctorTests {
    /// A folder with files, gone with its last use.
    private final class Machine {
        let path: String

        init(_ files: [String: String]) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haptics-\(UUID().uuidString)")
            path = folder.path
            for (name, text) in files {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private static let inputs = """
        I: Bus=0003 Vendor=046d Product=c31c Version=0110
        N: Name="Keyboard"
        H: Handlers=sysrq kbd event0

        I: Bus=0003 Vendor=045e Product=02ea Version=0301
        N: Name="A Pad"
        H: Handlers=event5 js0

        """
    private static let cards = """
         0 [Generic        ]: HDA-Intel - HD-Audio Generic
                              HD-Audio Generic at 0xfc8c0000 irq 80
         1 [Controller     ]: USB-Audio - DualSense Wireless Controller
                              Sony Interactive Entertainment DualSense at usb-1, full speed
        """

    @Test func `a pad that may be written is fine, and a keyboard is not looked at`() throws {
        let machine = try Machine([
            "proc/bus/input/devices": Self.inputs, "dev/input/event5": "", "dev/input/event0": "",
        ])
        #expect(
            DeviceDoctor(root: machine.path).permissions() == [
                Diagnosis("permissions", .fine, "/dev/input/event5, A Pad, can be written")
            ])
    }

    @Test func `a pad that may not be opened gets a remedy`() throws {
        let machine = try Machine(["proc/bus/input/devices": Self.inputs, "dev/input/event0": ""])
        let found = DeviceDoctor(root: machine.path).permissions()
        #expect(found.map(\.finding) == ["/dev/input/event5, A Pad, may not be opened"])
        #expect(found.map(\.state) == [.problem])
        #expect(found[0].remedy?.contains("group input") == true)
    }

    @Test func `a machine without input devices is noted`() throws {
        let machine = try Machine(["proc/version": ""])
        #expect(DeviceDoctor(root: machine.path).permissions().map(\.state) == [.note])
    }

    @Test func `a DualSense that the sound server shows with two channels gets a remedy`() throws {
        let machine = try Machine(["proc/asound/cards": Self.cards])
        let shown = [AudioDevice(name: "DualSense Wireless Controller Analog Stereo", channels: 2)]
        for devices in [shown, []] {
            let found = DeviceDoctor(root: machine.path).hiddenChannels(devices)
            #expect(found.map(\.state) == [.problem])
            #expect(found[0].finding.hasPrefix("USB-Audio - DualSense Wireless Controller is plugged in"))
            #expect(found[0].remedy?.contains("Pro Audio") == true)
        }
    }

    @Test func `a DualSense with its four channels is fine`() throws {
        let machine = try Machine(["proc/asound/cards": Self.cards])
        let devices = [AudioDevice(name: "DualSense Wireless Controller Pro", channels: 4)]
        #expect(DeviceDoctor(root: machine.path).hiddenChannels(devices).map(\.state) == [.fine])
    }

    @Test func `without a DualSense nothing is said of it`() throws {
        let machine = try Machine(["proc/asound/cards": " 0 [Generic        ]: HDA-Intel - HD-Audio Generic\n"])
        #expect(DeviceDoctor(root: machine.path).hiddenChannels([]).isEmpty)
    }
}
