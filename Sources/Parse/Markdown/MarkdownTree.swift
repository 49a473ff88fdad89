/// cmark's tree of a text from behind its first `skipped` lines, with the file's line numbers.
func markdownTree(of text: CleanText, from skipped: Int, readsExtensions: Bool) -> CmarkTree {
    var tree = CmarkTree(parsing: Array(text.bytes[text.starts[skipped]...]))
    if skipped > 0 {
        for index in tree.nodes.indices {
            tree.nodes[index].firstLine += skipped
            tree.nodes[index].lastLine += skipped
        }
    }
    return tree
}
