import { invalid } from '@reelsheet/kernel';
import { SHEET_LIMITS } from './sheet-limits.js';

/** Free-form settings of a row, column, cell or layer, `additional_attributes` on the wire. */
export type SheetAttributes = Record<string, unknown>;

/** Returns attributes with the fields of a change, whose null removes a field. */
export function mergeAttributes(attributes: SheetAttributes, change: SheetAttributes): SheetAttributes {
  const merged = Object.entries({ ...attributes, ...change });
  return Object.fromEntries(merged.filter(([name]) => change[name] !== null));
}

interface AttributesChange {
  readonly attributes?: SheetAttributes;
  readonly isMerge?: boolean;
}

/** Returns a change with whole attributes when it merges some into those that the item had. */
export const withMergedAttributes = <C extends AttributesChange>(change: C, before: SheetAttributes = {}): C =>
  change.isMerge && change.attributes
    ? { ...change, attributes: mergeAttributes(before, change.attributes), isMerge: false }
    : change;

/** A lone surrogate, which JSON.stringify escapes and Postgres cannot store. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Returns attributes as JSON text. Throws `validation_error` that names the field and the limit. */
export function attributesToText(attributes: SheetAttributes, field = 'additional_attributes'): string {
  if (isDeeperThan(attributes, SHEET_LIMITS.attributesDepth))
    throw invalid(field, `must not be nested deeper than ${SHEET_LIMITS.attributesDepth} levels`);
  const text = JSON.stringify(attributes);
  if (Buffer.byteLength(text) > SHEET_LIMITS.attributesBytes)
    throw invalid(field, `must not be larger than ${SHEET_LIMITS.attributesBytes / 1024} KB as JSON`);
  if (text.includes('\\ud') && LONE_SURROGATE.test(text)) throw invalid(field, 'must hold well-formed Unicode');
  return text;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
