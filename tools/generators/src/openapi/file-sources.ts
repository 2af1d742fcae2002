type FileNode = Readonly<Record<string, unknown>>;

const BYTES = { type: 'string', format: 'binary' };
const TEXT = { type: 'string' };

/**
 * Lets fields for files that also take a `signed_id` or a data URL be texts, too, so that a client may send either.
 */
export function withFileSources<Document extends object>(document: Document): Document {
  return visit(document) as Document;
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== 'object' || node === null) return node;
  const copy: FileNode = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  const { type, format, ...rest } = copy;
  const sources = rest['x-file'];
  const takesText = Array.isArray(sources) && sources.some((source) => source !== 'form');
  return type === 'string' && format === 'binary' && takesText ? { anyOf: [TEXT, BYTES], ...rest } : copy;
}
