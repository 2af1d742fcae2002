import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prose } from '@reelsheet/kernel';
import { parse } from 'yaml';
import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from './generated-page.js';

const ALERTS = 'deploy/alerts/reelsheet.yaml';

interface Rule {
  readonly alert?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly summary?: string };
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}

/** `docs/reference/alerts.md`: every alert with its severity and condition. */
export async function alertsPage(root: string): Promise<Artifact> {
  return referencePage(
    'alerts',
    'Alerts',
    prose`
      The [runbook](../runbook.md) says what each means for users and what to do. \`critical\` needs somebody at once,
      \`warning\` in working hours. An alert fires when its condition has been true for the time under *After*.`,
    alertsTable(await readFile(join(root, ALERTS), 'utf8')),
  );
}

export function alertsTable(yaml: string): string[] {
  const rules = (parse(yaml) as Rules).groups.flatMap((group) => group.rules);
  return table(
    ['Alert', 'Severity', 'After', 'Condition', 'Says'],
    rules.flatMap(({ alert, expr, for: after, labels, annotations }) =>
      alert
        ? [
            [
              `[${alert}](../runbook.md#${alert.toLowerCase()})`,
              labels?.severity ?? '–',
              after ?? 'at once',
              code(expr.trim().replaceAll(/\s+/g, ' ')),
              annotations?.summary ? code(annotations.summary) : '–',
            ],
          ]
        : [],
    ),
  );
}
