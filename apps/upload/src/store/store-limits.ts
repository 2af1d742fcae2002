/** Maximum bytes of objects of a bucket that one process copies to its disk at the same time; further ones wait. */
export const MAX_COPIED_BYTES = 2 ** 30;
