/** Enough bytes for every signature that is detected, also behind a picture in an MP3's tag. */
export const HEAD_BYTES = 2 ** 20;
