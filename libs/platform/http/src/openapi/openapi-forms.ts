import type { DescribedOperation } from './described-operation.js';

interface FormSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  readonly allOf?: readonly FormSchema[];
}

type FormSchemas = Readonly<Record<string, FormSchema>>;

const FORM = 'multipart/form-data';

/** Adds the names that files have in the multipart form of an operation, such as `content_resource[file]`. */
export function describeForm(operation: DescribedOperation, schemas: object): void {
  const { 'x-form': form, requestBody } = operation;
  const body = (requestBody as { readonly content?: Readonly<Record<string, { readonly schema: FormSchema }>> })
    ?.content?.[FORM];
  if (!form || !body) return;
  const files = filesIn(body.schema, '', schemas as FormSchemas);
  operation['x-form'] = { ...form, ...(files.length > 0 ? { file_fields: files } : {}) };
}

/** Fields inside of objects are in brackets; `[]` is one more item of a list. */
function filesIn(schema: FormSchema, name: string, schemas: FormSchemas): string[] {
  const { $ref, format, properties = {}, items, allOf = [] } = schema;
  if (format === 'binary') return [name];
  const inside = Object.entries(properties).flatMap(([field, below]) =>
    filesIn(below, name ? `${name}[${field}]` : field, schemas),
  );
  return [
    ...inside,
    ...($ref ? filesIn(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, name, schemas) : []),
    ...(items ? filesIn(items, `${name}[]`, schemas) : []),
    ...allOf.flatMap((each) => filesIn(each, name, schemas)),
  ];
}
