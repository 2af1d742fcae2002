type JsonRecord = Record<string, unknown>;

interface AliasedOperation extends JsonRecord {
  readonly operationId?: string;
  readonly 'x-alias-of'?: string;
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface AliasedDocument {
  readonly paths: Readonly<Record<string, object>>;
  readonly components?: { readonly schemas?: object };
}

const SCHEMAS = '#/components/schemas/';

/**
 * Gives operations that pass requests on to another service the bodies and successful responses of the operation whose
 * alias they are, with the schemas of these.
 */
export function withAliasedBodies<Described extends AliasedDocument>(documents: readonly Described[]): Described[] {
  const first = new Map<string, { operation: AliasedOperation; document: Described }>();
  for (const document of documents)
    for (const operation of operationsOf(document)) first.set(String(operation.operationId), { operation, document });
  return documents.map((document) => {
    const schemas = { ...document.components?.schemas } as JsonRecord;
    const bodiesOf = (operation: AliasedOperation): AliasedOperation => {
      const known = first.get(operation['x-alias-of'] ?? '');
      if (!known || known.document === document) return operation;
      const { requestBody, responses } = known.operation;
      const successes = Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));
      addSchemas({ requestBody, successes }, (known.document.components?.schemas ?? {}) as JsonRecord, schemas);
      return {
        ...operation,
        ...(requestBody === undefined ? {} : { requestBody }),
        responses: { ...operation.responses, ...successes },
      };
    };
    const paths = Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as JsonRecord).map(([key, value]) => [key, bodiesOf(value as AliasedOperation)]),
      ),
    ]);
    return { ...document, paths: Object.fromEntries(paths) as object, components: { ...document.components, schemas } };
  });
}

const operationsOf = ({ paths }: AliasedDocument) =>
  Object.values(paths).flatMap((item) => Object.values(item) as AliasedOperation[]);

/** Adds the schemas to which bodies refer, and those to which they refer. */
function addSchemas(referring: unknown, from: JsonRecord, to: JsonRecord): void {
  for (const [, name = ''] of JSON.stringify(referring).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (name in to && JSON.stringify(to[name]) !== JSON.stringify(from[name]))
      throw new Error(`two services have different schemas ${SCHEMAS}${name}`);
    if (name in to) continue;
    to[name] = from[name];
    addSchemas(from[name], from, to);
  }
}
