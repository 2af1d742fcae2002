/** How far folders may go. */
export const FOLDER_LIMITS = {
  /** Folders above one another. */
  depth: 20,
  ofAgent: 10_000,
  nameLength: 255,
} as const;
