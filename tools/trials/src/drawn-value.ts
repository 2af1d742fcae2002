/** As much of an OpenAPI schema as values are drawn by. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Chance {
  readonly random: () => number;
  readonly pick: <T>(values: readonly T[]) => T;
}

/** How often a value is not what its schema asks for. */
const HOSTILE = 0.25;
const DEEPEST = 6;
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Nothing is there, and nothing leaves the machine. */
const ADDRESSES = ['http://127.0.0.1:9/a.mp4', 'http://[::1]/', 'ftp://127.0.0.1/', 'https://127.0.0.1:9/a?b=c#d'];
const TEXTS = [
  'A morning',
  '',
  ' ',
  '0',
  'ünï – 漢字 👩‍👩‍👧',
  '‮rtl',
  "'; DROP TABLE agent; --",
  '{{SCRIPT}}',
  '%00',
  '../..',
];
const MISFITS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  -(2 ** 63),
  '',
  'x'.repeat(20_000),
  '\u0000',
  '\ud800',
  '99999999999999999999',
  '2026-13-45T99:99:99Z',
  [],
  {},
  [[[[[[[[]]]]]]]],
  [null, 1, 'a', {}],
  { a: { b: { c: { d: {} } } } },
  { constructor: 1, toString: 2, length: -1 },
];

/** Draws values by their schemas: most as they are asked for, at a limit or inside, others as nobody would send them. */
export class DrawnValues {
  constructor(
    private readonly chance: Chance,
    private readonly schemas: Readonly<Record<string, Schema>>,
    /** What is really there, by the name of its field. */
    private readonly known: Readonly<Record<string, readonly unknown[]>>,
  ) {}

  draw(schema: Schema, name = '', depth = 0): unknown {
    const { random, pick } = this.chance;
    if (random() < HOSTILE) return pick(MISFITS);
    const known = this.known[name];
    if (known && random() < 0.8) return pick(known);
    if (schema.nullable && random() < 0.1) return null;
    return this.fitting(this.resolve(schema), name, depth);
  }

  private fitting(schema: Schema, name: string, depth: number): unknown {
    const { pick } = this.chance;
    if (schema.enum) return pick(schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return this.draw(pick(choices), name, depth);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.draw(part, name, depth)));
    if (schema.type === 'array') return this.list(schema, name, depth);
    if (schema.type === 'object' || schema.properties) return this.object(schema, depth);
    if (schema.type === 'boolean') return pick([true, false]);
    if (schema.type === 'integer' || schema.type === 'number') return this.number(schema);
    return this.text(schema);
  }

  private list({ items = {} }: Schema, name: string, depth: number): unknown[] {
    const length = depth >= DEEPEST ? 0 : this.chance.pick([0, 1, 1, 2, 3]);
    return Array.from({ length }, () => this.draw(items, name, depth + 1));
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const { random } = this.chance;
    const isTaken = (name: string) => random() < (required.includes(name) ? 0.95 : depth >= DEEPEST ? 0 : 0.5);
    const named = Object.entries(properties).filter(([name]) => isTaken(name));
    const drawn = named.map(([name, property]) => [name, this.draw(property, name, depth + 1)] as const);
    const stray = random() < 0.05 ? [['stray', 1] as const] : [];
    return Object.fromEntries([...drawn, ...stray]);
  }

  private number({ minimum = 0, maximum = 100, type }: Schema): number {
    const within = minimum + this.chance.random() * Math.min(maximum - minimum, 1_000);
    const drawn = this.chance.pick([minimum, maximum, minimum - 1, maximum + 1, within, within, within]);
    return type === 'integer' ? Math.floor(drawn) : drawn;
  }

  private text({ format, maxLength }: Schema): string {
    const { pick } = this.chance;
    if (format === 'uuid') return NOBODY;
    if (format === 'uri') return pick(ADDRESSES);
    if (format === 'date-time')
      return pick(['2030-01-01T00:00:00Z', '1969-12-31T23:59:59.999+14:00', '9999-12-31T23:59:59Z']);
    if (format === 'email') return pick(['nobody@example.com', 'a@b', '@']);
    const longest =
      maxLength === undefined || maxLength > 10_000 ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)];
    return pick([...TEXTS, ...longest]);
  }

  private resolve(schema: Schema): Schema {
    return schema.$ref ? this.resolve(this.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
  }
}
