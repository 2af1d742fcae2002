import type { SheetAttributes } from '../../sheets/sheet/attributes.js';

const TEXT_ATTRIBUTES = ['text', 'value', 'content'];

/** Returns the text in the attributes of a layer, with its names as written; empty when there is none. */
export function textIn(attributes: SheetAttributes): string {
  const found = TEXT_ATTRIBUTES.map((name) => attributes[name]).find((text) => typeof text === 'string');
  return found ?? '';
}
