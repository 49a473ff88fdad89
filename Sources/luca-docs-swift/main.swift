print("luca-docs-swift")
