#ifndef LUCA_DOCS_CARRIED_H
#define LUCA_DOCS_CARRIED_H

#include <stddef.h>

/// One file that the program carries.
struct carried_file {
    /// The path from the repository's root, such as `content/luca/rulebook.yml`.
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// All carried files, sorted by path.
extern const struct carried_file carried_files[];
extern const size_t carried_count;

/// The file at `index`: Swift cannot import an array whose length is not in its type.
static inline struct carried_file carried_file_at(size_t index) { return carried_files[index]; }

#endif
