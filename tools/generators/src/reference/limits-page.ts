import { prose } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from './generated-page.js';
import type { Limit } from './limits.js';
import { networkRules } from './network-rules.js';

/** Generates `docs/reference/limits.md`: every limit that is a constant, by file. */
export function limitsPage(limits: readonly Limit[]): Artifact {
  const files = Map.groupBy(limits, ({ path }) => path);
  const lines = [...files].flatMap(([path, own]) => [`## ${path}`, '', ...limitsTable(own), '']);
  return referencePage(
    'limits',
    'Limits',
    prose`
      These limits are constants. Limits that an operator can change are [settings](settings.md). The length of each
      field of a request is in the OpenAPI document of the service (\`/docs\`). What each network accepts is in
      [rules of the networks](#rules-of-the-networks). How many jobs may be open, run at once and be attempted is in the
      table "Jobs" of each [domain](../architecture.md#domains).`,
    [...lines, ...networkRules()],
  );
}

export function limitsTable(limits: readonly Limit[]): string[] {
  return table(
    ['Limit', 'Value', 'Meaning'],
    limits.map(({ name, value, meaning }) => [code(name), value, meaning]),
  );
}
