import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inTemporaryFolder } from '@reelsheet/kernel';
import { dashboards } from './dashboards.js';

const root = join(import.meta.dirname, '../../..');
const rules = readFileSync(join(root, 'deploy/alerts/reelsheet.yaml'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
const expressions = dashboards().flatMap(({ content }) =>
  (JSON.parse(content) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$service', 'base')),
  ),
);

/** Runs the command line tool of Prometheus. */
const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: root, encoding: 'utf8' });

describe('alerts', () => {
  it('fire under their conditions and resolve afterwards', () => {
    expect(promtool('check', 'rules', 'deploy/alerts/reelsheet.yaml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'deploy/alerts/reelsheet.test.yaml')).toContain('SUCCESS');
    const tested = readFileSync(join(root, 'deploy/alerts/reelsheet.test.yaml'), 'utf8');
    const named = new Set([...tested.matchAll(/alertname: (\w+)/g)].map(([, name]) => name));
    expect(named).toEqual(new Set(alerts));
  });

  it('link to their own section of the runbook', () => {
    const page = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
    expect([...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name).sort()).toEqual([...alerts].sort());
    const named = [...rules.matchAll(/runbook_url: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
    expect(named).toEqual(alerts.map((name) => name.toLowerCase()));
  });
});

describe('dashboards', () => {
  it('contain only valid PromQL', async () => {
    await inTemporaryFolder('queries', async (folder) => {
      const used = expressions.map((expr, index) => ({ record: `query:${index}`, expr }));
      const file = join(folder, 'queries.json');
      await writeFile(file, JSON.stringify({ groups: [{ name: 'queries', rules: used }] }));
      expect(promtool('check', 'rules', file)).toContain(`${used.length} rules found`);
    });
  });

  it('and alerts use only metrics that a service exports', () => {
    const recorded = new Set([...rules.matchAll(/- record: (\S+)/g)].map(([, name]) => name));
    const measured = new Set(
      ['libs/platform', 'apps']
        .flatMap((folder) =>
          readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
            join(root, folder, file),
          ),
        )
        .filter((file) => /\/src\/.*metrics\.ts$|database\.module\.ts$/.test(file))
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([a-z]+(?:_[a-z]+)*)'/g)].map(([, name]) => name)),
    );
    const used = [...expressions, rules].join('\n').match(/\b[a-z]\w+(?::\w+)*(?=\{|\[)|reelsheet:\w+:\w+/g)!;
    const unknown = used
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter((name) => !recorded.has(name) && !measured.has(name) && !/^(process|nodejs)_|^up$/.test(name));
    expect(unknown).toEqual([]);
  });
});
