/** Files removed by one task. */
export const FILES_A_TASK = 100;
