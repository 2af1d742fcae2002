import type { Repository } from './repository.js';

const DOCUMENT = /^apps\/[^/]+\/openapi\.json$/;

/** Names in the HTTP API, which cannot be renamed. */
export interface WireNames {
  /** Fields, parameters, schemas and values. */
  readonly all: ReadonlySet<string>;
  /** Methods of controllers, from which operation ids are made. */
  readonly operations: ReadonlySet<string>;
}

export function wireNames(repository: Repository): WireNames {
  const all = new Set<string>();
  const operations = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' || key === 'schemas') Object.keys(value as object).forEach((name) => all.add(name));
      if (key === 'name' && typeof value === 'string') all.add(value);
      if (key === 'enum' && Array.isArray(value)) value.forEach((name) => all.add(String(name)));
      if (key === 'operationId' && typeof value === 'string')
        value.split(/[_[\]]/).forEach((name) => operations.add(name));
      visit(value);
    }
  };
  for (const path of repository.paths.filter((each) => DOCUMENT.test(each))) visit(JSON.parse(repository.text(path)));
  return { all, operations };
}
