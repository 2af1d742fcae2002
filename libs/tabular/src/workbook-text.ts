/** Characters that XML cannot hold stand in workbooks as `_x000D_`; so does the underscore that would begin such a mark. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
/** What XML cannot hold, and the carriage return, which it changes. */
const UNSPEAKABLE = /[\0-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const mark = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSPEAKABLE, mark)
    .replace(/[&<>]/g, (character) => MARKUP[character]!);
