import type { SheetAttributes } from '../sheet/attributes.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';

/** The settings of a cell and its column that decide whether its content is generated. */
export interface CellSettings {
  readonly type: ColumnType;
  readonly role: ColumnRole;
  readonly textMode: unknown;
}

/** Content that is rendered, or read from networks after publishing. */
const OTHERWISE: ReadonlySet<ColumnType | ColumnRole> = new Set(['final_video', 'stats'] as const);

/** Returns false for typed texts, rendered videos and statistics. */
export function isGenerated({ type, role, textMode }: CellSettings): boolean {
  return !OTHERWISE.has(type) && !OTHERWISE.has(role) && textMode !== 'manual';
}

/** Returns whether a change may make a cell depend on itself: it refers to a name or makes the cell automatic. */
export function mayCloseCycle({ value, attributes }: { value?: string; attributes?: SheetAttributes }): boolean {
  const { autoGenerate, prompt } = attributes ?? {};
  return autoGenerate === true || [value, prompt].some((text) => typeof text === 'string' && text.includes('{{'));
}
