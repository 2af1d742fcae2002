/**
 * JSON that Postgres puts together with `concat`, in half the time of `json_build_object` and without its spaces.
 * A value is SQL whose text is JSON, or several pieces of it with commas between them.
 */
export const object = (fields: Readonly<Record<string, string>>): string =>
  `concat(${Object.entries(fields)
    .map(([name, value], index) => `'${index === 0 ? '{' : ','}"${name}":', ${value}`)
    .join(', ')}, '}')`;

/** Of texts and booleans; numbers and jsonb are JSON as they are. */
export const json = (value: string): string => `to_json(${value})`;
/** Of words that need no escapes, which takes less time than {@link json}. */
export const word = (value: string): string => `'"', ${value}, '"'`;
export const nullable = (value: string): string => `coalesce(${value}::text, 'null')`;

/** A list of what {@link items} gives, which is null where there are none. */
export const list = (items: string): string => `'[', ${items}, ']'`;
export const items = (body: string, order: string): string => `string_agg(${body}, ',' ORDER BY ${order})`;

/** Milliseconds since epoch. Half a microsecond is added since a float may stand just below a whole one. */
const millis = (column: string) => `floor(date_part('epoch', ${column}) * 1000 + 0.0005)::bigint`;
export const stamps = (of: string) => ({
  created_at_ts: millis(`${of}.created_at`),
  updated_at_ts: millis(`${of}.updated_at`),
});
export const iso = (column: string): string =>
  `'"', to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '"'`;

/** Micro → credits. */
export const credits = (amount: string): string => `trim_scale(${amount} / 1000000.0)`;
