/** Limits of the saved views of sheets. */
export const SAVED_VIEW_LIMITS = {
  /** Maximum number of saved views of a sheet. */
  ofSheet: 50,
  /** Maximum length of the name of a saved view. */
  name: 100,
  /** Maximum number of conditions by which a saved view filters rows. */
  filters: 20,
  /** Maximum length of the text that a condition compares values with. */
  value: 1_000,
  /** Maximum number of columns by which a saved view sorts rows. */
  sorts: 5,
  /** Maximum width of a column in a saved view, in pixels. */
  width: 2_000,
} as const;
