/** Text that a spreadsheet would calculate, including leading apostrophes that prevent it. */
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** Returns the text with a leading apostrophe if a spreadsheet would calculate it. */
export const neutralized = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Reverses {@link neutralized}. */
export const unneutralized = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
