import type { KnownIds } from './known-ids.js';

/** The part of an OpenAPI schema from which values are drawn. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
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

const DEEPEST = 6;
const OPTIONAL_GIVEN = 0.5;
/** Share of deviations at which a field is missing or added. */
const RARELY = 0.2;

interface Texts {
  readonly valid: readonly string[];
  readonly unusual: readonly string[];
}

const TEXTS: Texts = {
  valid: ['A morning', 'ünï – 漢字 👩‍👩‍👧'],
  unusual: ['', ' ', '0', '\u202ertl', "'; DROP TABLE agent; --", '{{SCRIPT}}', '%00', '../..'],
};
/** Loopback addresses at which no server listens, so no request leaves the machine. */
const ADDRESSES = ['http://127.0.0.1:9/a.mp4', 'http://[::1]/', 'ftp://127.0.0.1/', 'https://127.0.0.1:9/a?b=c#d'];
const TEXTS_BY_FORMAT: Readonly<Record<string, Texts>> = {
  uuid: { valid: ['00000000-0000-4000-8000-000000000000'], unusual: ['00000000'] },
  uri: { valid: ADDRESSES, unusual: ADDRESSES },
  'date-time': {
    valid: ['2030-01-01T00:00:00Z'],
    unusual: ['1969-12-31T23:59:59.999+14:00', '9999-12-31T23:59:59Z'],
  },
  email: { valid: ['nobody@example.com'], unusual: ['a@b', '@'] },
};
const INVALID_VALUES: readonly unknown[] = [
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

/** Generates random values from schemas: usually valid ones, at a limit or within it, and sometimes invalid ones. */
export class DrawnValues {
  constructor(
    private readonly chance: Chance,
    private readonly schemas: Readonly<Record<string, Schema>>,
    private readonly known: KnownIds,
    /** Share of choices at which a value deviates from its schema. */
    private readonly invalidShare: number,
  ) {}

  draw(schema: Schema, name = '', depth = 0): unknown {
    return this.drawOneOf(this.known.named(name), schema, name, depth);
  }

  /** Draws one of the `known` values, if there are any. */
  drawOneOf(known: readonly unknown[] | undefined, schema: Schema, name: string, depth = 0): unknown {
    const { random, pick } = this.chance;
    if (this.deviates()) return pick(INVALID_VALUES);
    if (known && !this.deviates()) return pick(known);
    if (isNullable(schema) && random() < 0.1) return null;
    return this.valid(this.resolve(schema), name, depth);
  }

  /** Draws whether a field or parameter is present. */
  isGiven(isRequired = false): boolean {
    return isRequired ? !this.deviates(RARELY) : this.chance.random() < OPTIONAL_GIVEN;
  }

  private deviates(times = 1): boolean {
    return this.chance.random() < this.invalidShare * times;
  }

  private valid(schema: Schema, name: string, depth: number): unknown {
    const { pick } = this.chance;
    if (schema.enum) return pick(schema.enum);
    if ('const' in schema) return schema.const;
    const choices = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => type !== 'null');
    if (choices) return this.draw(pick(choices), name, depth);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((item) => this.draw(item, name, depth)));
    const types = typesOf(schema);
    if (types.includes('array')) return this.list(schema, name, depth);
    if (types.includes('object') || schema.properties) return this.object(schema, depth);
    if (types.includes('boolean')) return pick([true, false]);
    if (types.includes('integer') || types.includes('number')) return this.number(schema);
    return this.text(schema);
  }

  /** Names the items of a list by the singular of its name: those of `column_ids` are each a `column_id`. */
  private list({ items = {} }: Schema, name: string, depth: number): unknown[] {
    const length = depth >= DEEPEST ? 0 : this.chance.pick([0, 1, 1, 2, 3]);
    const itemName = name.replace(/s$/, '');
    return Array.from({ length }, () => this.draw(items, itemName, depth + 1));
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const named = Object.entries(properties).filter(([name]) =>
      required.includes(name) ? this.isGiven(true) : depth < DEEPEST && this.isGiven(),
    );
    const drawn = named.map(([name, property]) => [name, this.draw(property, name, depth + 1)] as const);
    const stray = this.deviates(RARELY) ? [['stray', 1] as const] : [];
    return Object.fromEntries([...drawn, ...stray]);
  }

  private number(schema: Schema): number {
    const { minimum = 0, maximum = 100 } = schema;
    const within = minimum + this.chance.random() * Math.min(maximum - minimum, 1_000);
    const drawn = this.chance.pick(
      this.deviates() ? [minimum - 1, maximum + 1] : [minimum, maximum, within, within, within],
    );
    return typesOf(schema).includes('integer') ? Math.floor(drawn) : drawn;
  }

  private text({ format, maxLength = Infinity }: Schema): string {
    const { pick } = this.chance;
    const kind = TEXTS_BY_FORMAT[format ?? ''] ?? TEXTS;
    if (!this.deviates()) return pick(kind.valid);
    const max = maxLength > 10_000 ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)];
    return pick([...kind.unusual, ...max]);
  }

  private resolve(schema: Schema): Schema {
    return schema.$ref ? this.resolve(this.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
  }
}

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

function isNullable(schema: Schema): boolean {
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  return [schema, ...choices].some((each) => typesOf(each).includes('null'));
}
