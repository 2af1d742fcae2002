/**
 * Tag for long texts in source code: joins the lines of the template with single spaces, so that API descriptions can
 * be wrapped like code. A blank line becomes a line break. Values are inserted as they are.
 */
export function prose(strings: TemplateStringsArray, ...values: readonly unknown[]): string {
  return String.raw(
    { raw: strings.map((text) => text.replaceAll(/\s+/g, (space) => (/\n\s*\n/.test(space) ? '\n' : ' '))) },
    ...values,
  ).trim();
}
