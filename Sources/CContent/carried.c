// Made by Scripts/carry.sh: do not edit.
#include "carried.h"


const struct carried_file carried_files[] = {
    {0, 0, 0},
};
const size_t carried_count = 0;
