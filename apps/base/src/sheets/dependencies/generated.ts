import type { Attributes } from '../sheet/attributes.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';

/** What says whether a cell's content is generated, as far as its column and its settings tell. */
export interface CellSettings {
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly textMode: unknown;
}

/** Made otherwise: rendered, or counted once the video is posted. */
const OTHERWISE: ReadonlySet<ColumnType | ColumnRole> = new Set(['final_video', 'stats'] as const);

/** False of what is typed, rendered or counted. */
export function isGenerated({ type, role, textMode }: CellSettings): boolean {
  return !OTHERWISE.has(type) && !OTHERWISE.has(role) && textMode !== 'manual';
}

/** Whether a change may make a cell depend on itself: it names something, or makes the cell automatic. */
export function mayCloseCycle({ value, attributes }: { value?: string; attributes?: Attributes }): boolean {
  const { autoGenerate, prompt } = attributes ?? {};
  return autoGenerate === true || [value, prompt].some((text) => typeof text === 'string' && text.includes('{{'));
}
