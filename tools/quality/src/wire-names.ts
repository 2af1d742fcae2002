import type { Repository } from './repository.js';

const DOCUMENT = /^apps\/[^/]+\/openapi\.json$/;

/** Returns fields, parameters, schemas and values of the HTTP API, which cannot be renamed. */
export function wireNames(repository: Repository): ReadonlySet<string> {
  const all = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' || key === 'schemas') Object.keys(value as object).forEach((name) => all.add(name));
      if (key === 'name' && typeof value === 'string') all.add(value);
      if (key === 'enum' && Array.isArray(value)) value.forEach((name) => all.add(String(name)));
      if (key === 'const') all.add(String(value));
      visit(value);
    }
  };
  for (const path of repository.paths.filter((each) => DOCUMENT.test(each))) visit(JSON.parse(repository.text(path)));
  return all;
}
