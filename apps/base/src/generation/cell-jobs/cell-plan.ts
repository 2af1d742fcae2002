import { isGenerated } from '../../sheets/dependencies/generated.js';
import type { SheetAttributes } from '../../sheets/sheet/attributes.js';
import type { ColumnRole, ColumnType } from '../../sheets/sheet/column-types.js';

/** The properties that decide how a cell is generated. */
export interface PlannableCell {
  readonly columnType: ColumnType;
  readonly columnRole: ColumnRole;
  readonly attributes: SheetAttributes;
}

/** The body of a request to generate the cell. With empty data, the cell's own prompt and settings apply. */
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

/** Returns undefined for cells that are typed, rendered or counted. */
export function cellPlan({ columnType: type, columnRole: role, attributes }: PlannableCell): CellPlan | undefined {
  const generationType = GENERATION_TYPE[type];
  if (generationType === undefined || !isGenerated({ type, role, textMode: attributes['textMode'] })) return undefined;
  return { generationType, data: {} };
}
