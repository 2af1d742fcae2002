import { isGenerated } from '../../sheets/dependencies/generated.js';
import type { Attributes } from '../../sheets/sheet/attributes.js';
import type { ColumnRole, ColumnType } from '../../sheets/sheet/column-types.js';

/** What decides how a cell is filled. */
export interface FilledCell {
  readonly columnType: ColumnType;
  readonly columnRole: ColumnRole;
  readonly attributes: Attributes;
}

/** An order of a generation, as its route takes it; with no data of its own, the cell's prompt and settings count. */
export interface CellPlan {
  readonly generationType: string;
  readonly data: object;
}

const GENERATION_TYPE: Readonly<Record<ColumnType, string | undefined>> = {
  text: 'text_generation',
  image: 'image_from_text',
  audio: 'audio_generation',
  video: 'video_from_text',
  stats: undefined,
};

/** What generating a cell means; undefined for what is typed, rendered or counted. */
export function cellPlan({ columnType: type, columnRole: role, attributes }: FilledCell): CellPlan | undefined {
  const generationType = GENERATION_TYPE[type];
  if (generationType === undefined || !isGenerated({ type, role, textMode: attributes['textMode'] })) return undefined;
  return { generationType, data: {} };
}
