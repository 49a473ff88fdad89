// Made by Scripts/carry.sh: do not edit.
#include "carried.h"

static const unsigned char f0[] = {
#embed "../../site/theme/search-ranking.js" suffix(, )
0};

const struct carried_file carried_files[] = {
    {"site/theme/search-ranking.js", f0, sizeof f0 - 1},
    {0, 0, 0},
};
const size_t carried_count = 1;
