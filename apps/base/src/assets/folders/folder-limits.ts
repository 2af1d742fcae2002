/** Limits of folders. */
export const FOLDER_LIMITS = {
  /** Maximum number of nested folders. */
  depth: 20,
  ofAgent: 10_000,
  nameLength: 255,
} as const;
