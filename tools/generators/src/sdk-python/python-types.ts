import type { SdkDocument } from '../sdk/sdk-document.js';
import { capitalized, className, docstring, isAttribute, literal } from './python-names.js';

/** A JSON Schema of the documents, as far as types of Python need it. */
export interface TypedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, TypedSchema>>;
  readonly required?: readonly string[];
  readonly items?: TypedSchema;
  readonly oneOf?: readonly TypedSchema[];
  readonly anyOf?: readonly TypedSchema[];
  readonly additionalProperties?: unknown;
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};
const INDENT = '    ';

/** Writes schemas of the documents as types of Python: objects as `TypedDict`, texts with known values as `Literal`. */
export class PythonTypes {
  private readonly written = new Map<string, string>();

  constructor(private readonly document: SdkDocument) {}

  /** Returns the module with the types of all schemas, and of those that have been asked of it. */
  get declarations(): readonly string[] {
    for (const [name, schema] of Object.entries(this.document.schemas)) this.declare(name, schema);
    return [...this.written.values()];
  }

  get names(): readonly string[] {
    return [...this.written.keys()];
  }

  /** Returns the type of a schema. An object without a name gets `name`. */
  of(schema: TypedSchema, name: string): string {
    if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    if ('const' in schema) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) return `Literal[${[...new Set(schema.enum.map(literal))].join(', ')}]`;
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives) return union(alternatives.map((each, index) => this.of(each, `${name}${index || ''}`)));
    const { type } = schema;
    if (Array.isArray(type)) return union(type.map((each: string) => this.of({ ...schema, type: each }, name)));
    if (type === 'array') return `list[${schema.items ? this.of(schema.items, `${name}Item`) : 'Any'}]`;
    if (type === 'object' || schema.properties) return this.object(schema, name);
    if (schema.format === 'binary') return 'FileInput';
    return SIMPLE[type as string] ?? 'Any';
  }

  /** Returns the lines of the members of a `TypedDict`. */
  members(schema: TypedSchema, name: string): string[] {
    const required = new Set(schema.required ?? []);
    return Object.entries(schema.properties ?? {}).flatMap(([field, each]) => {
      const type = this.of(each, `${name}${className(field)}`);
      const member = `${INDENT}${field}: ${required.has(field) ? type : `NotRequired[${type}]`}`;
      return each.description ? [member, docstring([capitalized(each.description)], INDENT)] : [member];
    });
  }

  private object(schema: TypedSchema, name: string): string {
    if (schema.properties) {
      this.declare(name, schema);
      return name;
    }
    const values = schema.additionalProperties;
    return `dict[str, ${typeof values === 'object' && values ? this.of(values, `${name}Value`) : 'Any'}]`;
  }

  private declare(name: string, schema: TypedSchema): void {
    if (this.written.has(name)) return;
    this.written.set(name, '');
    this.written.set(
      name,
      schema.properties ? this.classOf(name, schema) : `${name}: TypeAlias = ${quoted(this.of(schema, name))}\n`,
    );
  }

  private classOf(name: string, schema: TypedSchema): string {
    const { properties = {}, required = [], description } = schema;
    const fields = Object.keys(properties);
    if (!fields.every(isAttribute)) {
      const members = fields.map((field) => {
        const type = this.of(properties[field]!, `${name}${className(field)}`);
        return `${INDENT}${literal(field)}: ${quoted(required.includes(field) ? type : `NotRequired[${type}]`)},`;
      });
      return `${name} = TypedDict(${literal(name)}, {\n${members.join('\n')}\n})\n`;
    }
    const comment = description ? [docstring([capitalized(description)], INDENT)] : [];
    const lines = [...comment, ...this.members(schema, name)];
    return `class ${name}(TypedDict):\n${lines.length > 0 ? lines.join('\n') : `${INDENT}pass`}\n`;
  }
}

/** Quoted types may name those that follow. */
const quoted = (type: string) => `'${type}'`;

export function union(types: readonly string[]): string {
  const all = [...new Set(types.flatMap((type) => (type.includes('[') ? [type] : type.split(' | '))))];
  return [...all.filter((type) => type !== 'None'), ...all.filter((type) => type === 'None')].join(' | ');
}
