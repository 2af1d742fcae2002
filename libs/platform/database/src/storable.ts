/** Returns JSON that Postgres can store: without NUL and unpaired surrogates. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? storableText(item) : item));
}

export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the value with texts that Postgres can store, as {@link storableJson} writes them. */
export function storable<T>(value: T): T {
  return JSON.parse(storableJson(value)) as T;
}
