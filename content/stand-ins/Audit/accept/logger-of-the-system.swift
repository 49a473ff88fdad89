// The system's logger with private values.
import os

let logger = Logger(subsystem: "app", category: "network")

func log(_ name: String, _ count: Int) {
    logger.info("started \(name, privacy: .public) \(count)")
    logger.error("failed \(name)")
    logger.log(level: .debug, "done")
}
