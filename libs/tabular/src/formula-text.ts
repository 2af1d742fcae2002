/** What a spreadsheet takes for a formula, with the marks before it that keep it from doing so. */
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** The text with a mark before it where a spreadsheet would calculate it; texts that bear one already get a further one. */
export const neutralized = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What {@link neutralized} was given. */
export const unneutralized = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
