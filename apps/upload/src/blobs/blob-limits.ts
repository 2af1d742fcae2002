/** Files removed by one task. */
export const FILES_PER_TASK = 100;
