import { choices } from '@reelsheet/kernel';

/** Kinds of content of a column. */
export const COLUMN_TYPES = choices('Type of a column', {
  text: 'texts',
  image: 'pictures',
  audio: 'sounds',
  video: 'clips and videos',
  stats: 'sums of the metrics of the posts of each row',
});
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Purposes of a column. */
export const COLUMN_ROLES = choices('Role of a column', {
  script: 'the text that is spoken or shown',
  ingredient: 'an input of prompts or renders',
  video: 'clips',
  final_video: 'the rendered video of the row',
  stats: 'metrics of posts',
});
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Kinds of content that a layer adds to the composed video. */
export const LAYER_TYPES = choices('Type of a layer', {
  text: 'a caption',
  image: 'a picture',
  video: 'a clip',
  audio: 'a sound',
});
export type LayerType = (typeof LAYER_TYPES)[number];

/** Types of the media that a generation makes. */
export const OUTPUT_TYPES = choices('Type of a result', {
  video: 'clip',
  image: 'picture',
  audio: 'sound',
});

const DEFAULT_ROLE: Readonly<Record<ColumnType, ColumnRole>> = {
  text: 'ingredient',
  image: 'ingredient',
  audio: 'ingredient',
  video: 'video',
  stats: 'stats',
};

/** Returns the role of a column that is created without one. */
export const defaultRoleOf = (type: ColumnType): ColumnRole => DEFAULT_ROLE[type];
