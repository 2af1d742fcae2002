/** Returns a value of a request as text for an address or a form. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
