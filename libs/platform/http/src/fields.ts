import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/**
 * One decorator a DTO field: its rules for class-validator and its line in the OpenAPI document at once.
 * The rules are asked in their order, and the first that fails is told: the kind of value comes first.
 * Query and form values arrive as text; numbers and booleans are read from it.
 */
export interface FieldOptions {
  /** What the field means, its unit and where its rule comes from. */
  readonly about?: string;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly example?: unknown;
}

interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** What to say when the pattern does not match. */
  readonly expected?: string;
  readonly format?: string;
}

interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
}

interface ListOptions extends FieldOptions {
  readonly minItems?: number;
  readonly maxItems?: number;
}

const LONGEST_TEXT = 100_000;
const LONGEST_LIST = 10_000;

function field(options: FieldOptions, schema: ApiPropertyOptions, rules: PropertyDecorator[]): PropertyDecorator {
  const { about: description, optional = false, nullable = false, default: fallback, example } = options;
  const documented = {
    ...schema,
    description,
    required: !optional,
    nullable,
    default: fallback,
    example,
  } as ApiPropertyOptions;
  const presence = optional
    ? [nullable ? IsOptional() : ValidateIf((_, value) => value !== undefined)]
    : nullable
      ? [ValidateIf((_, value) => value !== null)]
      : [];
  return applyDecorators(ApiProperty(documented), ...presence, ...rules);
}

export function Text(options: TextOptions = {}): PropertyDecorator {
  const { min = options.optional ? 0 : 1, max = LONGEST_TEXT, pattern, expected, format } = options;
  const rules = [IsString(), MinLength(min), MaxLength(max)];
  if (pattern)
    rules.push(Matches(pattern, { message: `$property must be ${expected ?? `of the form ${pattern.source}`}` }));
  return field(options, { type: String, minLength: min, maxLength: max, pattern: pattern?.source, format }, rules);
}

/** What people call a thing: without space around it, and not empty. */
export function Name(options: FieldOptions & { max?: number } = {}): PropertyDecorator {
  const trim = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
  return applyDecorators(trim, Text({ max: 200, ...options, min: 1 }));
}

export function Whole(options: NumberOptions = {}): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  const rules = [Transform(({ value }) => readNumber(value)), IsInt(), Min(min), Max(max)];
  return field(options, { type: 'integer', minimum: min, maximum: max }, rules);
}

export function Decimal(options: NumberOptions = {}): PropertyDecorator {
  const { min, max } = options;
  const rules = [
    Transform(({ value }) => readNumber(value)),
    IsNumber({}, { message: '$property must be a number' }),
    ...(min === undefined ? [] : [Min(min)]),
    ...(max === undefined ? [] : [Max(max)]),
  ];
  return field(options, { type: Number, minimum: min, maximum: max }, rules);
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: Boolean }, [Transform(({ value }) => readFlag(value)), IsBoolean()]);
}

export function Choice(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  const rule = IsIn(values as string[], { message: `$property must be one of ${values.join(', ')}` });
  return field(options, { type: String, enum: values as string[] }, [rule]);
}

/** A free-form JSON object. */
export function Json(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: Object, additionalProperties: true }, [IsObject()]);
}

export function Nested(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: () => type() }, [Type(type), IsObject(), ValidateNested()]);
}

export function ListOf(type: () => new () => object, options: ListOptions = {}): PropertyDecorator {
  return field(options, { type: () => type(), isArray: true }, [
    Type(type),
    ...listRules(options, IsObject({ each: true })),
    ValidateNested({ each: true }),
  ]);
}

/** A list of texts; `a,b`, `name[]=a&name[]=b` and `name=a&name=b` are read alike. */
export function Texts(options: ListOptions & { max?: number; values?: readonly string[] } = {}): PropertyDecorator {
  const item = options.values
    ? IsIn(options.values as string[], { each: true })
    : MaxLength(options.max ?? LONGEST_TEXT, { each: true });
  const rules = listRules(options, IsString({ each: true }), item);
  return field(options, { type: String, isArray: true, enum: options.values as string[] | undefined }, [
    Transform(({ value }) => readList(value)),
    ...rules,
  ]);
}

/** A list of ids, read like {@link Texts}. */
export function Ids(options: ListOptions = {}): PropertyDecorator {
  const read = Transform(({ value }) => {
    const list = readList(value);
    return Array.isArray(list) ? list.map(readNumber) : list;
  });
  return field(options, { type: 'integer', isArray: true, items: { type: 'integer' } } as ApiPropertyOptions, [
    read,
    ...listRules(options, IsInt({ each: true }), Min(1, { each: true })),
  ]);
}

function listRules(
  { minItems = 0, maxItems = LONGEST_LIST }: ListOptions,
  ...each: PropertyDecorator[]
): PropertyDecorator[] {
  return [IsArray(), ArrayMinSize(minItems), ArrayMaxSize(maxItems), ...each];
}

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

function readFlag(value: unknown): unknown {
  return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
}

function readList(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? [] : value.split(',').map((item) => item.trim());
  return value;
}
