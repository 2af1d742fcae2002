/**
 * Returns the value with texts that Postgres can store: without NUL and unpaired surrogates, which models and callers
 * send.
 */
export function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? cleaned(item) : item)),
  ) as T;
}

const cleaned = (text: string) => text.replaceAll('\0', '').replace(/[\ud800-\udfff]/gu, '\ufffd');
