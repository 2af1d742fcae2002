/**
 * A rule violation. `platform` is null if it is not specific to one; `field` is the wire name, dotted inside
 * objects.
 */
export interface Violation {
  readonly platform: string | null;
  readonly field: string;
  readonly error: string;
}

/** Returns the number of Unicode code points. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export function isBlank(text: string | null | undefined): boolean {
  return !text || text.trim() === '';
}

export function isHttpUrl(value: unknown, schemes: readonly string[] = ['http:', 'https:']): value is string {
  return typeof value === 'string' && URL.canParse(value) && schemes.includes(new URL(value).protocol);
}
