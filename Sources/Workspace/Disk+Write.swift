#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Disk {
    /// Writes a new file or overwrites an old one.
    static func write(_ bytes: [UInt8], to path: String) throws(DiskError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw DiskError(path) }
        var count = 0
        while count < bytes.count {
            let put = bytes.withUnsafeBytes {
                Self.put(descriptor, $0.baseAddress! + count, $0.count - count)
            }
            if put < 0, errno == EINTR { continue }
            guard put >= 0 else {
                let error = DiskError(path)
                close(descriptor)
                throw error
            }
            count += put
        }
        // A full disk may be noticed only here.
        guard close(descriptor) == 0 else { throw DiskError(path) }
    }

    /// Makes one folder; its parent must exist.
    static func makeFolder(_ path: String) throws(DiskError) {
        guard mkdir(path, 0o755) == 0 else { throw DiskError(path) }
    }

    /// Moves a file or folder; a file in its new place is replaced in the same step.
    static func rename(_ path: String, to new: String) throws(DiskError) {
        guard moveFile(path, new) == 0 else { throw DiskError(path) }
    }

    /// Swaps two files or folders in one step; false where the system cannot.
    static func exchange(_ left: String, _ right: String) -> Bool {
        #if canImport(Darwin)
            return renamex_np(left, right, UInt32(RENAME_SWAP)) == 0
        #else
            // The module map hides renameat2 behind _GNU_SOURCE. Its flag 2 is RENAME_EXCHANGE.
            typealias Call =
                @convention(c) (
                    CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
                )
                -> CInt
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            let call = unsafeBitCast(symbol, to: Call.self)
            return call(AT_FDCWD, left, AT_FDCWD, right, 2) == 0
        #endif
    }

    /// Removes a folder and all that is in it, links themselves and not what they lead to.
    static func removeTree(at path: String) {
        if kind(of: path) == .folder {
            for entry in entries(of: path) ?? [] {
                if let name = entry.name { removeTree(at: "\(path)/\(name)") }
            }
            rmdir(path)
        } else {
            unlink(path)
        }
    }

    private static func put(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes, count)
        #else
            Darwin.write(descriptor, bytes, count)
        #endif
    }

    private static func moveFile(_ path: String, _ new: String) -> CInt {
        #if canImport(Glibc)
            Glibc.rename(path, new)
        #else
            Darwin.rename(path, new)
        #endif
    }
}
