import AHAP
import Testing

struct AHAPFormatterTests {
    private func format(_ text: String) throws(FormatError) -> String {
        let bytes = try AHAPFormatter().format(AHAPDocument(Array(text.utf8)))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `every kind of entry has its layout`() throws {
        let text = """
            {"Pattern":[{"Event":{"EventParameters":[{"ParameterValue":0.90,"ParameterID":"HapticIntensity"},
            {"ParameterID":"HapticSharpness","ParameterValue":1.0}],"EventDuration":1.20,"EventType":"HapticContinuous",
            "Time":0.0}},{"Parameter":{"ParameterValue":-0.25,"Time":6e-1,"ParameterID":"HapticSharpnessControl"}},
            {"ParameterCurve":{"ParameterCurveControlPoints":[{"ParameterValue":0.3,"Time":0},{"Time":1,"ParameterValue"
            :1}],"Time":0.2,"ParameterID":"HapticIntensityControl"}},{"Event":{"EventWaveformLoopEnabled":false,
            "EventWaveformUseVolumeEnvelope":true,"EventWaveformPath":"a.wav","EventType":"AudioCustom","Time":2}}],
            "Metadata":{"Project":"Test"},"Version":1}
            """
        #expect(
            try format(text) == """
                {
                  "Version": 1.0,
                  "Metadata": {
                    "Project": "Test"
                  },
                  "Pattern": [
                    {
                      "Event": {
                        "Time": 0,
                        "EventType": "HapticContinuous",
                        "EventDuration": 1.2,
                        "EventParameters": [
                          { "ParameterID": "HapticIntensity", "ParameterValue": 0.9 },
                          { "ParameterID": "HapticSharpness", "ParameterValue": 1 }
                        ]
                      }
                    },
                    { "Parameter": { "ParameterID": "HapticSharpnessControl", "Time": 0.6, "ParameterValue": -0.25 } },
                    {
                      "ParameterCurve": {
                        "ParameterID": "HapticIntensityControl",
                        "Time": 0.2,
                        "ParameterCurveControlPoints": [
                          { "Time": 0, "ParameterValue": 0.3 },
                          { "Time": 1, "ParameterValue": 1 }
                        ]
                      }
                    },
                    {
                      "Event": {
                        "Time": 2,
                        "EventType": "AudioCustom",
                        "EventWaveformPath": "a.wav",
                        "EventWaveformUseVolumeEnvelope": true,
                        "EventWaveformLoopEnabled": false
                      }
                    }
                  ]
                }

                """)
    }

    @Test func `unknown members follow the known ones in their own order, untouched`() throws {
        let text = #"""
            {"z":[1.0,{"Time":1.50,"b":1E5,"a":[]}],"Pattern":[{"note":1.0,"Event":{"Curve":{"Time":0.10},"Time":0.10,
            "EventType":"HapticTransient","Value":2.0}}],"a":{},"Version":1}
            """#
        #expect(
            try format(text) == """
                {
                  "Version": 1.0,
                  "Pattern": [
                    {
                      "Event": {
                        "Time": 0.1,
                        "EventType": "HapticTransient",
                        "Curve": {
                          "Time": 0.10
                        },
                        "Value": 2.0
                      },
                      "note": 1.0
                    }
                  ],
                  "z": [
                    1.0,
                    {
                      "Time": 1.50,
                      "b": 1E5,
                      "a": []
                    }
                  ],
                  "a": {}
                }

                """)
    }

    @Test func `numbers of metadata keep their spelling, whatever their names`() throws {
        #expect(
            try format(#"{"Metadata":{"Version":1.00,"Time":[0.50]},"Version":1e0}"#) == """
                {
                  "Version": 1.0,
                  "Metadata": {
                    "Version": 1.00,
                    "Time": [
                      0.50
                    ]
                  }
                }

                """)
    }

    @Test func `members that stand twice are kept in their order`() throws {
        #expect(
            try format(#"{"Version":2,"Pattern":[],"x":1,"Version":1,"x":2}"#) == """
                {
                  "Version": 2.0,
                  "Version": 1.0,
                  "Pattern": [],
                  "x": 1,
                  "x": 2
                }

                """)
    }

    @Test func `an entry of two kinds keeps their order, for readers go by the first`() throws {
        #expect(
            try format(#"{"Pattern":[{"x":0,"ParameterCurve":{},"Event":{}}]}"#) == """
                {
                  "Pattern": [
                    {
                      "ParameterCurve": {},
                      "Event": {},
                      "x": 0
                    }
                  ]
                }

                """)
    }

    @Test func `nulls and wrong types stay`() throws {
        let text = #"""
            {"Version":null,"Pattern":[null,7,[],{"Event":"x"},{"Event":{"Time":"0.50","EventParameters":{"Time":1.0}}}]}
            """#
        #expect(
            try format(text) == """
                {
                  "Version": null,
                  "Pattern": [
                    null,
                    7,
                    [],
                    {
                      "Event": "x"
                    },
                    {
                      "Event": {
                        "Time": "0.50",
                        "EventParameters": {
                          "Time": 1.0
                        }
                      }
                    }
                  ]
                }

                """)
    }

    @Test func `a row is broken up only where it holds a container`() throws {
        let text = #"""
            {"Pattern":[{"Parameter":{"Time":0,"x":[],"y":"\#(String(repeating: "long ", count: 30))"},"z":{}},
            {"Parameter":{"Time":0,"x":[1]}},{"Parameter":{},"x":[1]},{"Event":{"EventParameters":[{"x":1,
            "ParameterValue":1},{"x":{"y":1}}]}}]}
            """#
        #expect(
            try format(text) == """
                {
                  "Pattern": [
                    { "Parameter": { "Time": 0, "x": [], "y": "\(String(repeating: "long ", count: 30))" }, "z": {} },
                    {
                      "Parameter": {
                        "Time": 0,
                        "x": [
                          1
                        ]
                      }
                    },
                    {
                      "Parameter": {},
                      "x": [
                        1
                      ]
                    },
                    {
                      "Event": {
                        "EventParameters": [
                          { "ParameterValue": 1, "x": 1 },
                          {
                            "x": {
                              "y": 1
                            }
                          }
                        ]
                      }
                    }
                  ]
                }

                """)
    }

    @Test func `byte order mark and trailing commas go`() throws {
        #expect(
            try format("\u{FEFF}{\"Version\":1,\"Pattern\":[{},],}") == """
                {
                  "Version": 1.0,
                  "Pattern": [
                    {}
                  ]
                }

                """)
    }

    @Test func `strings and keys keep their spelling`() throws {
        let text = #"{"Metadata":{"a\u0062":"\u00e9\/é\n"},"V\u0065rsion":1}"#
        #expect(
            try format(text) == #"""
                {
                  "V\u0065rsion": 1.0,
                  "Metadata": {
                    "a\u0062": "\u00e9\/é\n"
                  }
                }

                """#)
    }

    @Test func `bytes that are not UTF-8 are kept`() throws {
        let bytes = Array(#"{"a":""#.utf8) + [0xFF, 0xC3] + Array(#""}"#.utf8)
        let expected = Array("{\n  \"a\": \"".utf8) + [0xFF, 0xC3] + Array("\"\n}\n".utf8)
        #expect(try AHAPFormatter().format(AHAPDocument(bytes)) == expected)
    }

    @Test func `a number beyond all doubles keeps its spelling`() throws {
        #expect(
            try format(#"{"Pattern":[{"Parameter":{"Time":1e999}}],"Version":-1e999}"#) == """
                {
                  "Version": -1e999,
                  "Pattern": [
                    { "Parameter": { "Time": 1e999 } }
                  ]
                }

                """)
    }

    @Test(arguments: [
        ("[]", "[]\n"), (" 1.50 ", "1.50\n"), ("[[],{\"a\":1}]", "[\n  [],\n  {\n    \"a\": 1\n  }\n]\n"),
    ])
    func `a file of another shape is formatted all the same`(text: String, expected: String) throws {
        #expect(try format(text) == expected)
    }

    @Test(arguments: [("", 0), ("{\"Version\": 1.0", 15), ("{\"a\": 1, \"b\": NaN, \"c\": .5}", 14), ("{} x", 3)])
    func `what is not JSON is refused at its first fault`(text: String, offset: Int) {
        #expect(throws: FormatError(offset: offset)) { try AHAPFormatter().format(AHAPDocument(Array(text.utf8))) }
    }

    @Test func `a depth that the limits allow takes no stack`() throws {
        let depth = 2_000
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let document = AHAPDocument(Array(text.utf8), limits: ReadLimits(depth: depth))
        // A line per container but for the innermost: each opens and closes.
        let lines = try AHAPFormatter().format(document).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 2 * depth - 1)
    }
}
