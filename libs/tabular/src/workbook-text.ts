/**
 * Workbooks escape characters that XML cannot contain as `_x000D_`, and an underscore that would start such an escape.
 */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
/** Characters that XML cannot contain, and the carriage return, which XML changes. */
const NOT_IN_XML = /[\0-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const mark = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, mark)
    .replace(/[&<>]/g, (character) => MARKUP[character]!);
