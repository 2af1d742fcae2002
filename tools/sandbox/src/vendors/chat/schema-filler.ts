import { countOf } from '../../language/requested-text.js';
import { Chance, seededUuid } from '../../language/seeded-choice.js';
import { findSubject } from '../../language/prompt-subject.js';
import { Writer } from '../../language/writer.js';
import type { ModelInput } from './model-input.js';
import { valueByName } from './named-values.js';

/** Supported keywords of JSON Schema. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

const DEEPEST = 8;
const USUAL_IDEAS = 3;

/** Generates a value that satisfies a JSON Schema and is about the subject of the request. */
export class SchemaFiller {
  readonly writer: Writer;
  private readonly chance: Chance;

  constructor(
    readonly input: ModelInput,
    private readonly root: Schema,
    private readonly wholly = false,
  ) {
    this.writer = new Writer(findSubject(input.order), input.order);
    this.chance = new Chance(input.order);
  }

  fill(): unknown {
    return this.value(this.root, '', 0, 0);
  }

  private value(given: Schema, name: string, index: number, depth: number): unknown {
    const schema = this.resolve(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.fromEnum(schema, name, index);
    return FILLERS[this.typeOf(schema)]?.(this, schema, name, index, depth) ?? null;
  }

  object(schema: Schema, index: number, depth: number): Record<string, unknown> {
    if (depth > DEEPEST) return {};
    const required = new Set(schema.required ?? []);
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name, property]) => required.has(name) || this.wholly || this.isWorthGenerating(name, property),
    );
    return Object.fromEntries(wanted.map(([name, property]) => [name, this.value(property, name, index, depth + 1)]));
  }

  array(schema: Schema, name: string, depth: number): unknown[] {
    if (depth > DEEPEST) return [];
    const requested = countOf(this.input.order) ?? (/ideas?|suggestions|concepts/i.test(name) ? USUAL_IDEAS : 1);
    const min = schema.minItems ?? 0;
    const length = Math.max(min, Math.min(requested, schema.maxItems ?? 50));
    const items = schema.items ?? { type: 'string' };
    return Array.from({ length }, (_, index) => this.value(items, name.replace(/s$/, ''), index, depth + 1));
  }

  number(schema: Schema, name: string, whole: boolean): number {
    const low =
      schema.minimum ??
      (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + (whole ? 1 : 1e-6));
    const high =
      schema.maximum ??
      (schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - (whole ? 1 : 1e-6));
    const found = valueByName(name, this.input, 'number') ?? schema.default ?? this.usualNumber(name);
    const bounded = Math.max(low ?? -Infinity, Math.min(high ?? Infinity, Number(found)));
    const step = schema.multipleOf ?? (whole ? 1 : undefined);
    return step ? Math.round(bounded / step) * step : bounded;
  }

  string(schema: Schema, name: string, index: number): string {
    const text = this.stringByFormat(schema) ?? this.stringByName(schema, name, index);
    const long = text.length < (schema.minLength ?? 0) ? text.padEnd(schema.minLength ?? 0, ' …') : text;
    return schema.maxLength === undefined ? long : long.slice(0, schema.maxLength);
  }

  boolean(schema: Schema): boolean {
    return typeof schema.default === 'boolean' ? schema.default : true;
  }

  private fromEnum(schema: Schema, name: string, index: number): unknown {
    const options = schema.enum ?? [];
    const plain = (value: unknown) => String(value).toLowerCase().replace(/[_-]/g, ' ');
    const order = plain(this.input.order);
    const mentioned = options.filter((option) => typeof option === 'string' && order.includes(plain(option)));
    if (mentioned.length > 0) return mentioned[index % mentioned.length];
    if (schema.default !== undefined) return schema.default;
    return /type|format|style/i.test(name) ? options[index % options.length] : options[0];
  }

  private stringByFormat(schema: Schema): string | undefined {
    if (schema.format === 'uuid')
      return String(valueByName('uuid', this.input, 'string') ?? seededUuid(this.input.order));
    if (schema.format === 'date-time') return String(valueByName('time', this.input, 'string') ?? tomorrow());
    if (schema.format === 'date') return tomorrow().slice(0, 10);
    if (schema.format === 'uri') return String(valueByName('url', this.input, 'string') ?? 'https://example.com/');
    if (schema.format === 'email') return 'hello@example.com';
    return undefined;
  }

  private stringByName(schema: Schema, name: string, index: number): string {
    const found = valueByName(name, this.input, 'string');
    if (found !== undefined) return String(found);
    if (typeof schema.default === 'string') return schema.default;
    const text = TEXTS.find(([pattern]) => pattern.test(name))?.[1];
    return text ? text(this.writer, this.input, index) : this.writer.subject.phrase;
  }

  private isWorthGenerating(name: string, schema: Schema): boolean {
    if (valueByName(name, this.input, 'any') !== undefined) return true;
    const options = this.resolve(schema).enum;
    if (options) return options.some((option) => this.input.order.toLowerCase().includes(String(option).toLowerCase()));
    return /^(?:topic|query|title|hook|description|video_type|prompt|text|script|caption|ideas?|count|number)$/i.test(
      name,
    );
  }

  private usualNumber(name: string): number {
    if (/count|number|limit|amount|^n$/i.test(name)) return countOf(this.input.order) ?? USUAL_IDEAS;
    if (/duration|seconds/i.test(name)) return 5;
    return Math.floor(this.chance.between(1, 4));
  }

  private typeOf(schema: Schema): string {
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    const type = types.find((each) => each !== 'null' && each !== undefined);
    return type ?? (schema.properties ? 'object' : schema.items ? 'array' : types[0] === 'null' ? 'null' : 'string');
  }

  private resolve(schema: Schema, depth = 0): Schema {
    if (depth > DEEPEST) return {};
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      return this.resolve(this.root.$defs?.[name] ?? this.root.definitions?.[name] ?? {}, depth + 1);
    }
    const choice = (schema.anyOf ?? schema.oneOf)?.find((option) => option.type !== 'null');
    if (choice) return this.resolve({ ...schema, anyOf: undefined, oneOf: undefined, ...choice }, depth + 1);
    return schema.allOf
      ? schema.allOf.reduce((all, part) => ({ ...all, ...this.resolve(part, depth + 1) }), {
          ...schema,
          allOf: undefined,
        })
      : schema;
  }
}

type Filler = (filler: SchemaFiller, schema: Schema, name: string, index: number, depth: number) => unknown;

const FILLERS: Record<string, Filler> = {
  object: (filler, schema, _name, index, depth) => filler.object(schema, index, depth),
  array: (filler, schema, name, _index, depth) => filler.array(schema, name, depth),
  integer: (filler, schema, name) => filler.number(schema, name, true),
  number: (filler, schema, name) => filler.number(schema, name, false),
  boolean: (filler, schema) => filler.boolean(schema),
  string: (filler, schema, name, index) => filler.string(schema, name, index),
};

/** Writers of string properties, by the name of the property. */
const TEXTS: readonly [RegExp, (writer: Writer, input: ModelInput, index: number) => string][] = [
  [/^topic|query|subject|keyword/i, (writer) => writer.subject.phrase],
  [/video_?type|idea_?type|format/i, (writer, _input, index) => writer.idea(index).type],
  [/hashtag|^tags?$/i, (writer, _input, index) => writer.hashtags()[index % 3]!],
  [/hook/i, (writer, _input, index) => writer.idea(index).hook],
  [/title|headline|^name$/i, (writer, _input, index) => writer.idea(index).title],
  [/caption/i, (writer) => writer.caption()],
  [/script|narration|voice_?over|speech/i, (writer) => writer.script()],
  [/prompt/i, (writer) => writer.imagePrompt()],
  [/description|summary|concept|reason/i, (writer, _input, index) => writer.idea(index).description],
  [/instruction|command|message|question/i, (_writer, input) => input.order],
  [/^text$|content|body/i, (writer) => writer.script()],
];

function tomorrow(): string {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return `${day}T09:00:00Z`;
}
