interface NamedOperation {
  operationId?: string;
  'x-alias-of'?: string;
}

/**
 * Names the further addresses of a route, which all have the name that its declaration gives: the first keeps it, and
 * at the others the first segment of the path replaces its thing. `sheets.rows.get` is `autocontentengine.rows.get` at
 * `/autocontentengine/{id}/rows/{row_id}`, with `x-alias-of: sheets.rows.get`.
 */
export function nameAliases(paths: readonly (readonly [path: string, item: object])[]): void {
  const names = new Set<string>();
  for (const [path, item] of paths)
    for (const operation of Object.values(item) as NamedOperation[]) {
      const { operationId: name } = operation;
      if (name === undefined) continue;
      if (names.has(name)) {
        operation.operationId = aliasAt(path, name);
        operation['x-alias-of'] = name;
      }
      names.add(name);
    }
}

function aliasAt(path: string, name: string): string {
  const [, segment = ''] = path.split('/');
  const thing = segment.replaceAll(/[_-](\w)/g, (_, first: string) => first.toUpperCase());
  return thing + name.slice(name.indexOf('.'));
}
