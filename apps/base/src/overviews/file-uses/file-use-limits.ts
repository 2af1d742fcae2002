/** Maximum number of uses of a file that one answer names: of cells and layers, and again of posts. */
export const MAX_FILE_USES = 100;
