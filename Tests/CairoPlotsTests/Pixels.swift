import CCairo

/// A PNG read again.
struct Pixels {
    let width: Int
    let height: Int
    /// Red, green and blue of a pixel in 24 bits, row by row.
    private let values: [UInt32]

    /// `nil` where the bytes are no PNG of colours without transparency.
    init?(png bytes: [UInt8]) {
        var stream = Stream(bytes: bytes)
        let surface = unsafe withUnsafeMutablePointer(to: &stream) { pointer in
            unsafe cairo_image_surface_create_from_png_stream(Stream.read, pointer)
        }
        defer { unsafe cairo_surface_destroy(surface) }
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24,
            let data = unsafe cairo_image_surface_get_data(surface)
        else { return nil }
        width = Int(unsafe cairo_image_surface_get_width(surface))
        height = Int(unsafe cairo_image_surface_get_height(surface))
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        var values: [UInt32] = []
        for row in 0..<height {
            for column in 0..<width {
                // Cairo's rows are `stride` bytes apart, with four bytes a pixel.
                let pixel = unsafe UnsafeRawPointer(data).load(
                    fromByteOffset: row * stride + 4 * column, as: UInt32.self)
                values.append(pixel & 0xFFFFFF)
            }
        }
        self.values = values
    }

    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    private struct Stream {
        let bytes: [UInt8]
        var place = 0

        static let read: cairo_read_func_t = { closure, data, count in
            guard let stream = unsafe closure?.assumingMemoryBound(to: Stream.self), let data = unsafe data else {
                return CAIRO_STATUS_READ_ERROR
            }
            for index in 0..<Int(count) {
                let place = unsafe stream.pointee.place
                guard unsafe place < stream.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
                unsafe data[index] = stream.pointee.bytes[place]
                unsafe stream.pointee.place += 1
            }
            return CAIRO_STATUS_SUCCESS
        }
    }
}
