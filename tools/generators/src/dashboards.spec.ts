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

/** Prometheus' own tool. */
const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: root, encoding: 'utf8' });

describe('alerts', () => {
  it('fire on what they are for, each of them, and fall silent when it has passed', () => {
    expect(promtool('check', 'rules', 'deploy/alerts/reelsheet.yaml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'deploy/alerts/reelsheet.test.yaml')).toContain('SUCCESS');
    const tested = readFileSync(join(root, 'deploy/alerts/reelsheet.test.yaml'), 'utf8');
    const named = new Set([...tested.matchAll(/alertname: (\w+)/g)].map(([, name]) => name));
    expect(named).toEqual(new Set(alerts));
  });

  it('have a section of the runbook each, which is the one that they name', () => {
    const page = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
    expect([...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name).sort()).toEqual([...alerts].sort());
    const named = [...rules.matchAll(/runbook_url: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
    expect(named).toEqual(alerts.map((name) => name.toLowerCase()));
  });
});

describe('dashboards', () => {
  it('ask what Prometheus understands', async () => {
    await inTemporaryFolder('queries', async (folder) => {
      const asked = expressions.map((expr, index) => ({ record: `query:${index}`, expr }));
      const file = join(folder, 'queries.json');
      await writeFile(file, JSON.stringify({ groups: [{ name: 'queries', rules: asked }] }));
      expect(promtool('check', 'rules', file)).toContain(`${asked.length} rules found`);
    });
  });

  it('and alerts know no metric that nobody measures', () => {
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
    const asked = [...expressions, rules].join('\n').match(/\b[a-z]\w+(?::\w+)*(?=\{|\[)|reelsheet:\w+:\w+/g)!;
    const unknown = asked
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter((name) => !recorded.has(name) && !measured.has(name) && !/^(process|nodejs)_|^up$/.test(name));
    expect(unknown).toEqual([]);
  });
});
