import Sharing

func changes(_ shared: Shared<Int>) {
#if AUDIT_CONTROL
    shared.withLock { $0 = 1 }
#else
    SharedReader(shared).withLock { $0 = 1 }
#endif
}
