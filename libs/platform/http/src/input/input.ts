import { invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { Violations } from './violations.js';

type Type<T extends object = object> = new () => T;
type Plain = Record<string, unknown>;

/** Rules for one field of a DTO. */
export interface FieldRule {
  readonly name: string;
  readonly optional: boolean;
  readonly nullable: boolean;
  /** Converts the accepted wire forms to the form that the rule checks. */
  readonly parse?: (given: unknown) => unknown;
  /** Returns what is wrong with a value, as text after the field's name. */
  readonly validate: (value: unknown) => string | undefined;
  /** The DTO of the nested object, or of each object in the list. */
  readonly type?: () => Type;
}

const declared = new WeakMap<object, FieldRule[]>();
const known = new WeakMap<Type, readonly FieldRule[]>();

/** Registers a field of the DTO with this prototype. */
export function declareField(prototype: object, rule: FieldRule): void {
  const rules = declared.get(prototype) ?? [];
  declared.set(prototype, [...rules, rule]);
}

/** Returns the fields of a DTO, those of its base classes first. */
export function fieldsOf(type: Type): readonly FieldRule[] {
  let fields = known.get(type);
  if (!fields) known.set(type, (fields = [...collect(type.prototype as object).values()]));
  return fields;
}

function collect(prototype: object | null): Map<string, FieldRule> {
  if (prototype === null) return new Map();
  const fields = collect(Object.getPrototypeOf(prototype) as object | null);
  for (const rule of declared.get(prototype) ?? []) fields.set(rule.name, rule);
  return fields;
}

/**
 * Reads a body, query or form into its DTO; an absent one has no fields. Unknown fields are dropped, or rejected if
 * `exact`. Throws 422 {@link InvalidInput} for the first field that violates its rule, with those of the others.
 * Linear in the input: 100,000 items take about 20 ms.
 */
export function readInput<T extends object>(type: Type<T>, given: unknown = {}, { exact = false } = {}): T {
  if (!isObject(given)) throw invalid('body', VALIDATION_MESSAGES.object);
  const violations = new Violations();
  const read = readObject(type, given, { exact, violations });
  violations.rejectAny();
  return read;
}

interface InputReading {
  readonly exact: boolean;
  readonly violations: Violations;
}

function readObject<T extends object>(type: Type<T>, given: Plain, reading: InputReading): T {
  const fields = fieldsOf(type);
  if (reading.exact) rejectUnknown(fields, given, reading);
  const read = new type();
  for (const field of fields) {
    const value = readField(field, given[field.name], reading);
    if (value !== undefined) (read as Plain)[field.name] = value;
  }
  return read;
}

/** Returns undefined for an invalid value, which is noted. */
function readField(field: FieldRule, given: unknown, reading: InputReading): unknown {
  const { violations } = reading;
  if (given === undefined) {
    if (!field.optional) violations.add(field.name, VALIDATION_MESSAGES.required);
    return undefined;
  }
  if (given === null && field.nullable) return null;
  const value = field.parse ? field.parse(given) : given;
  const violation = field.validate(value);
  if (violation !== undefined) return violations.add(field.name, violation);
  if (!field.type) return value;
  const type = field.type();
  return violations.within(field.name, () => readNested(type, value as Plain | Plain[], reading));
}

function readNested(type: Type, value: Plain | readonly Plain[], reading: InputReading): unknown {
  if (!Array.isArray(value)) return readObject(type, value as Plain, reading);
  return (value as readonly Plain[]).map((item, index) =>
    reading.violations.within(index, () => readObject(type, item, reading)),
  );
}

function rejectUnknown(fields: readonly FieldRule[], given: Plain, { violations }: InputReading): void {
  for (const name of Object.keys(given))
    if (!fields.some((field) => field.name === name)) violations.add(name, VALIDATION_MESSAGES.unknown);
}

/** Returns true for a plain object, not for a list or a file of a form. */
export function isObject(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
