/** Enough bytes for every signature that is detected, also behind a picture in an MP3's tag. */
export const HEAD_BYTES = 2 ** 20;

/** Minimum width and height of a resized picture in pixels. */
export const MIN_EDGE = 16;

/** Maximum width and height of a resized picture in pixels. */
export const MAX_EDGE = 2_048;

/** Maximum number of pictures that one process resizes at the same time. */
export const MAX_RESIZED_AT_ONCE = 2;

/** Maximum number of pictures that wait to be resized; further requests are rejected as unavailable. */
export const MAX_WAITING = 32;
