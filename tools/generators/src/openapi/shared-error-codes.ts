const ERROR_CODE = 'ErrorCode';

interface ErrorCodeDocument {
  readonly components?: { readonly schemas?: object };
}

interface ErrorCodeSchemas {
  readonly [ERROR_CODE]?: { readonly enum: readonly string[] };
}

/** Gives all documents the error codes of each, so that a client of all services has one type for them. */
export function withSharedErrorCodes<Document extends ErrorCodeDocument>(documents: readonly Document[]): Document[] {
  const schemasOf = ({ components }: Document): ErrorCodeSchemas => components?.schemas ?? {};
  const codes = new Set(documents.flatMap((document) => schemasOf(document)[ERROR_CODE]?.enum ?? []));
  return documents.map((document) => {
    const schemas = schemasOf(document);
    const code = { ...schemas[ERROR_CODE], enum: [...codes].sort() };
    return { ...document, components: { ...document.components, schemas: { ...schemas, [ERROR_CODE]: code } } };
  });
}
