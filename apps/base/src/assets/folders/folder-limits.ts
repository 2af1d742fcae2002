/** Limits of folders. */
export const FOLDER_LIMITS = {
  /** Maximum number of nested folders. */
  depth: 20,
  /** Maximum number of folders of an agent. */
  ofAgent: 10_000,
  /** Maximum length of the name of a folder, in characters. */
  nameLength: 255,
} as const;
