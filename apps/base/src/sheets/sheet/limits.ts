/** What one sheet may hold. */
export const LIMITS = {
  rows: 1_000,
  columns: 100,
  layersOfCell: 100,
  /** Characters of a cell's value. */
  value: 100_000,
  /** Bytes of `additional_attributes` as JSON. */
  attributes: 64 * 1024,
  /** Levels of nesting in `additional_attributes`. */
  attributesDepth: 50,
  title: 500,
  description: 10_000,
  position: 1_000_000,
  /** Bytes of a mass update's body. */
  massBody: 16 * 1024 * 1024,
  /** Items of a mass update. */
  massItems: 100_000,
} as const;
