/** What a column holds. */
export const COLUMN_TYPES = ['text', 'image', 'audio', 'video', 'stats'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** What a column is for. */
export const COLUMN_ROLES = ['script', 'ingredient', 'video', 'final_video', 'stats'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What a layer adds to the composed video. */
export const LAYER_TYPES = ['text', 'image', 'video', 'audio'] as const;
export type LayerType = (typeof LAYER_TYPES)[number];

const DEFAULT_ROLE: Readonly<Record<ColumnType, ColumnRole>> = {
  text: 'ingredient',
  image: 'ingredient',
  audio: 'ingredient',
  video: 'video',
  stats: 'stats',
};

/** The role of a column whose creator names none. */
export const defaultRoleOf = (type: ColumnType): ColumnRole => DEFAULT_ROLE[type];
