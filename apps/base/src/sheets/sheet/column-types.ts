/** Kinds of content of a column. */
export const COLUMN_TYPES = ['text', 'image', 'audio', 'video', 'stats'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Purposes of a column. */
export const COLUMN_ROLES = ['script', 'ingredient', 'video', 'final_video', 'stats'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Kinds of content that a layer adds to the composed video. */
export const LAYER_TYPES = ['text', 'image', 'video', 'audio'] as const;
export type LayerType = (typeof LAYER_TYPES)[number];

const DEFAULT_ROLE: Readonly<Record<ColumnType, ColumnRole>> = {
  text: 'ingredient',
  image: 'ingredient',
  audio: 'ingredient',
  video: 'video',
  stats: 'stats',
};

/** Returns the role of a column that is created without one. */
export const defaultRoleOf = (type: ColumnType): ColumnRole => DEFAULT_ROLE[type];
