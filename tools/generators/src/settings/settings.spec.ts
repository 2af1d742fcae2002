import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { chartSecrets } from './chart-secrets.js';
import { chartValues } from './chart-values.js';
import { composeFiles } from './compose-files.js';
import { fleetSettings } from './fleet-settings.js';
import { withGeneratedSections } from './generated-section.js';
import { settingsPage } from '../reference/settings-page.js';
import type { DeployedSetting, SettingsTable } from './service-settings.js';

const root = resolve(import.meta.dirname, '../../../..');

const setting = (own: Partial<DeployedSetting>): DeployedSetting => ({ name: 'X', kind: 'text', about: 'x', ...own });

const table: SettingsTable = {
  shared: [
    setting({ name: 'PORT', kind: 'number', layout: true }),
    setting({ name: 'LIMIT', kind: 'number', default: 20, fleet: 1000, chart: 60, about: 'requests a minute' }),
  ],
  own: {
    base: [
      setting({ name: 'VENDOR_URL', kind: 'address', sandbox: '/vendor', chart: 'https://vendor.example' }),
      setting({ name: 'SIGNING_KEY', kind: 'secret', secret: true, rule: '32 characters or more' }),
    ],
    agent: [setting({ name: 'PAUSE', kind: 'number', default: 3 })],
    core: [],
    upload: [],
  },
};

describe('one setting', () => {
  it('is listed on the page of settings', () => {
    const { content } = settingsPage(table);
    expect(content).toContain('| `LIMIT` | `20` | `60` | requests a minute |');
    expect(content).toContain('| `SIGNING_KEY` | required, secret | Secret | x; 32 characters or more |');
  });

  it('reaches the containers from .env, if the operator chooses it', async () => {
    const [compose, example] = await composeFiles(root, table);
    expect(compose!.content).toContain('    LIMIT: ${LIMIT:-}\n');
    expect(compose!.content).toContain('    SIGNING_KEY: ${SIGNING_KEY:?see .env.example}\n');
    expect(compose!.content).not.toContain('    PORT: ${PORT');
    expect(example!.content).toContain('\nVENDOR_URL=http://sandbox.localhost:3900/vendor\n');
    expect(example!.content).toContain('\n# LIMIT=20\n');
  });

  it('is in the chart’s values, or in the list of the Secret', async () => {
    const { content } = await chartValues(root, table);
    expect(content).toContain('\n  LIMIT: "60"\n');
    expect(content).toContain('\n      VENDOR_URL: "https://vendor.example"\n');
    expect(content).toContain('\n      # PAUSE: "3"\n');
    expect(content).toContain('\n    #   SIGNING_KEY\n');
  });

  it('is given only to the pods of its service, if it is a secret', () => {
    const shared = [...table.shared, setting({ name: 'DATABASE', secret: true })];
    const own = { ...table.own, agent: [setting({ name: 'SEED', secret: true, perProcess: true })] };
    expect(JSON.parse(chartSecrets({ shared, own }).content)).toEqual({
      base: ['DATABASE', 'SIGNING_KEY'],
      agent: ['DATABASE'],
      core: ['DATABASE'],
      upload: ['DATABASE'],
    });
  });

  it('is required of the chart when it has no default', async () => {
    const own = { ...table.own, core: [setting({ name: 'FOLDER' })] };
    await expect(async () => chartValues(root, { ...table, own })).rejects.toThrow('FOLDER');
  });

  it('has a value in the local fleet', () => {
    const { content } = fleetSettings(table);
    expect(content).toContain("      LIMIT: '1000',\n      VENDOR_URL: '{sandbox}/vendor',\n");
    expect(content).toContain("    made: {\n      SIGNING_KEY: 'secret',\n    },\n");
  });
});

it('every service in Compose gets its settings', async () => {
  const compose = await readFile(join(root, 'docker/compose.yaml'), 'utf8');
  for (const service of Object.keys(table.own)) {
    expect(compose).toContain(`    <<: [*common, *settings-of-all, *settings-of-${service}]\n`);
  }
});

it('replaces only the lines between the markers, and reports a missing marker', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sections-'));
  await writeFile(join(folder, 'page'), 'before\n  # generated: list\n  old\n  # end: list\nafter\n');
  await expect(withGeneratedSections(folder, 'page', { list: ['new', ''] })).resolves.toEqual({
    path: 'page',
    content: 'before\n  # generated: list\n  new\n\n  # end: list\nafter\n',
  });
  await expect(withGeneratedSections(folder, 'page', { other: [] })).rejects.toThrow('generated: other');
  await rm(folder, { recursive: true });
});
