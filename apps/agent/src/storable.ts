/** The same value with texts that Postgres can keep: no NUL, no half of a surrogate pair. Models and callers send both. */
export function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? cleaned(item) : item)),
  ) as T;
}

const cleaned = (text: string) => text.replaceAll('\0', '').replace(/[\ud800-\udfff]/gu, '\ufffd');
