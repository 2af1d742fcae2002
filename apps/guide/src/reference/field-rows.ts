import type { ApiDocument, DocumentSchema } from './api-document.js';

/** Levels of fields that a table shows; deeper ones are in the OpenAPI document. */
const MAX_DEPTH = 3;
/** Number of values that a type names. */
const MAX_VALUES = 8;

export interface FieldRow {
  readonly path: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly meaning: string;
}

/** Returns the fields of an object, a list of objects, or alternatives of them. */
export function fieldRows(document: ApiDocument, schema: DocumentSchema, prefix = '', depth = 1): FieldRow[] {
  const { items, oneOf, anyOf, properties = {}, required = [] } = document.resolved(schema);
  if (depth > MAX_DEPTH) return [];
  if (items) return fieldRows(document, items, `${prefix}[]`, depth);
  const alternatives = (oneOf ?? anyOf ?? []).flatMap((each) => fieldRows(document, each, prefix, depth));
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const { description = '', default: standard } = document.resolved(property);
    const meaning = [description, standard === undefined ? '' : `default \`${JSON.stringify(standard)}\``];
    const row = {
      path,
      isRequired: required.includes(name),
      type: typeText(document, property),
      meaning: meaning.filter(Boolean).join('; '),
    };
    return [row, ...fieldRows(document, property, path, depth + 1)];
  });
  return [...new Map([...own, ...alternatives].map((row) => [row.path, row])).values()];
}

/** Describes a type with its limits, as in "list of text, at most 20 items". */
export function typeText(document: ApiDocument, schema: DocumentSchema): string {
  const whole = document.resolved(schema);
  const kinds = whole.oneOf ?? whole.anyOf;
  const kind = kinds
    ? [...new Set(kinds.map((each) => typeText(document, each)))].join(' or ')
    : kindText(document, whole);
  const isNullable = [whole.type].flat().includes('null') && kind !== 'null';
  return [kind + (isNullable ? ' or null' : ''), ...limitTexts(whole)].join(', ');
}

function kindText(document: ApiDocument, schema: DocumentSchema): string {
  if (schema.enum) return valuesText(schema.enum.filter((value) => value !== null));
  if (schema.const !== undefined) return valuesText([schema.const]);
  if (schema.items) return `list of ${typeText(document, schema.items)}`;
  const type = [schema.type].flat().find((each) => each !== 'null');
  return schema.format ?? NAMES[type ?? ''] ?? type ?? 'anything';
}

const NAMES: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false' };

function valuesText(values: readonly unknown[]): string {
  const more = values.length > MAX_VALUES ? ` and ${values.length - MAX_VALUES} more` : '';
  return (
    values
      .slice(0, MAX_VALUES)
      .map((value) => `\`${String(value)}\``)
      .join(', ') + more
  );
}

function limitTexts({ minimum, maximum, minLength, maxLength, minItems, maxItems }: DocumentSchema): string[] {
  return [
    ...rangeText(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ''),
    ...rangeText(minLength || undefined, maxLength, ' characters'),
    ...rangeText(minItems || undefined, maxItems, ' items'),
  ];
}

function rangeText(lower: number | undefined, upper: number | undefined, unit: string): string[] {
  if (lower !== undefined && upper !== undefined) return [`${lower} to ${upper}${unit}`];
  if (upper !== undefined) return [`at most ${upper}${unit}`];
  return lower === undefined ? [] : [`at least ${lower}${unit}`];
}
