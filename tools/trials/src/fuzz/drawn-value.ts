import type { KnownIds } from './known-ids.js';

/** The part of an OpenAPI schema from which values are drawn. */
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

const DEEPEST = 6;
const OPTIONAL_GIVEN = 0.5;
/** Share of deviations at which a field is missing or added. */
const RARELY = 0.2;

interface Texts {
  readonly fitting: readonly string[];
  readonly astray: readonly string[];
}

const TEXTS: Texts = {
  fitting: ['A morning', 'ünï – 漢字 👩‍👩‍👧'],
  astray: ['', ' ', '0', '\u202ertl', "'; DROP TABLE agent; --", '{{SCRIPT}}', '%00', '../..'],
};
/** Nothing is there, and nothing leaves the machine. */
const ADDRESSES = ['http://127.0.0.1:9/a.mp4', 'http://[::1]/', 'ftp://127.0.0.1/', 'https://127.0.0.1:9/a?b=c#d'];
const TEXTS_BY_FORMAT: Readonly<Record<string, Texts>> = {
  uuid: { fitting: ['00000000-0000-4000-8000-000000000000'], astray: ['00000000'] },
  uri: { fitting: ADDRESSES, astray: ADDRESSES },
  'date-time': {
    fitting: ['2030-01-01T00:00:00Z'],
    astray: ['1969-12-31T23:59:59.999+14:00', '9999-12-31T23:59:59Z'],
  },
  email: { fitting: ['nobody@example.com'], astray: ['a@b', '@'] },
};
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

/**
 * Draws values by their schemas: as they are asked for, at a limit or inside, and now and then as nobody would send
 * them.
 */
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
    if (this.isAstray()) return pick(MISFITS);
    if (known && !this.isAstray()) return pick(known);
    if (schema.nullable && random() < 0.1) return null;
    return this.fitting(this.resolve(schema), name, depth);
  }

  /** Draws whether a field or parameter is present. */
  isGiven(isRequired = false): boolean {
    return isRequired ? !this.isAstray(RARELY) : this.chance.random() < OPTIONAL_GIVEN;
  }

  private isAstray(times = 1): boolean {
    return this.chance.random() < this.invalidShare * times;
  }

  private fitting(schema: Schema, name: string, depth: number): unknown {
    const { pick } = this.chance;
    if (schema.enum) return pick(schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return this.draw(pick(choices), name, depth);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((item) => this.draw(item, name, depth)));
    if (schema.type === 'array') return this.list(schema, name, depth);
    if (schema.type === 'object' || schema.properties) return this.object(schema, depth);
    if (schema.type === 'boolean') return pick([true, false]);
    if (schema.type === 'integer' || schema.type === 'number') return this.number(schema);
    return this.text(schema);
  }

  /** The items of `column_ids` are each a `column_id`. */
  private list({ items = {} }: Schema, name: string, depth: number): unknown[] {
    const length = depth >= DEEPEST ? 0 : this.chance.pick([0, 1, 1, 2, 3]);
    const nameOfOne = name.replace(/s$/, '');
    return Array.from({ length }, () => this.draw(items, nameOfOne, depth + 1));
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const named = Object.entries(properties).filter(([name]) =>
      required.includes(name) ? this.isGiven(true) : depth < DEEPEST && this.isGiven(),
    );
    const drawn = named.map(([name, property]) => [name, this.draw(property, name, depth + 1)] as const);
    const stray = this.isAstray(RARELY) ? [['stray', 1] as const] : [];
    return Object.fromEntries([...drawn, ...stray]);
  }

  private number({ minimum = 0, maximum = 100, type }: Schema): number {
    const within = minimum + this.chance.random() * Math.min(maximum - minimum, 1_000);
    const drawn = this.chance.pick(
      this.isAstray() ? [minimum - 1, maximum + 1] : [minimum, maximum, within, within, within],
    );
    return type === 'integer' ? Math.floor(drawn) : drawn;
  }

  private text({ format, maxLength = Infinity }: Schema): string {
    const { pick } = this.chance;
    const kind = TEXTS_BY_FORMAT[format ?? ''] ?? TEXTS;
    if (!this.isAstray()) return pick(kind.fitting);
    const max = maxLength > 10_000 ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)];
    return pick([...kind.astray, ...max]);
  }

  private resolve(schema: Schema): Schema {
    return schema.$ref ? this.resolve(this.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
  }
}
