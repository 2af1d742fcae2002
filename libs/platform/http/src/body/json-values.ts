import { MAX_VALUES } from './body-limits.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** 1 for each character that starts a value outside a string: comma, bracket and brace. */
const BEGINS_VALUE = Uint8Array.from({ length: 256 }, (_, sign) => Number([0x2c, 0x5b, 0x7b].includes(sign)));

/** Returns whether JSON contains too many values, by counting characters, because parsing is the expensive part. */
export function holdsTooManyValues(json: Buffer, max = MAX_VALUES): boolean {
  let values = 0;
  for (let at = 0; at < json.length && values <= max; at += 1) {
    const sign = json[at]!;
    if (sign === QUOTE) at = endOfText(json, at);
    else values += BEGINS_VALUE[sign]!;
  }
  return values > max;
}

/** Returns the index of the quote that closes the string starting at `at`. */
function endOfText(json: Buffer, at: number): number {
  for (at += 1; at < json.length && json[at] !== QUOTE; at += 1) if (json[at] === BACKSLASH) at += 1;
  return at;
}
