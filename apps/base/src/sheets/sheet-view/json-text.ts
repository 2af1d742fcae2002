/**
 * Builds JSON in Postgres with `concat`, in half the time of `json_build_object` and without its spaces. A value is an
 * SQL expression, or a comma-separated list of expressions, whose text is JSON. `optional` are expressions for further
 * fields with their leading commas, which add nothing where they are null.
 */
export const object = (fields: Readonly<Record<string, string>>, optional: readonly string[] = []): string =>
  `concat(${Object.entries(fields)
    .map(([name, value], index) => `'${index === 0 ? '{' : ','}"${name}":', ${value}`)
    .concat(optional)
    .join(', ')}, '}')`;

/** JSON of a text or boolean; numbers and jsonb need no conversion. */
export const json = (value: string): string => `to_json(${value})`;
/** JSON of a text that needs no escapes; faster than {@link json}. */
export const word = (value: string): string => `'"', ${value}, '"'`;
export const nullable = (value: string): string => `coalesce(${value}::text, 'null')`;

/** A JSON array of {@link items}, which are null when there are none. */
export const list = (items: string): string => `'[', ${items}, ']'`;
export const items = (body: string, order: string): string => `string_agg(${body}, ',' ORDER BY ${order})`;

/** Milliseconds since epoch. Half a microsecond is added because a float may be just below a whole number. */
const millis = (column: string) => `floor(date_part('epoch', ${column}) * 1000 + 0.0005)::bigint`;
export const stamps = (of: string) => ({
  created_at_ts: millis(`${of}.created_at`),
  updated_at_ts: millis(`${of}.updated_at`),
});
export const iso = (column: string): string =>
  `'"', to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '"'`;

/** Converts micro-credits to credits. */
export const credits = (amount: string): string => `trim_scale(${amount} / 1000000.0)`;
