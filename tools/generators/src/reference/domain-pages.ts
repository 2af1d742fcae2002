import { allEvents, ownerOf } from '@reelsheet/contracts';
import ts from 'typescript';
import type { Artifact } from '../artifact.js';
import { withGeneratedSections } from '../settings/generated-section.js';
import type { DeployedSetting, SettingsTable } from '../settings/service-settings.js';
import { code, table } from './generated-page.js';
import { jobsTable } from './jobs.js';
import { limitsTable } from './limits-page.js';
import type { Limit } from './limits.js';
import type { DocumentedMessage } from './messages.js';
import type { MetricDefinition } from './metrics.js';
import { commentAbove, walk, type ShippedSource } from './shipped-sources.js';
import { specsTable } from './specs.js';

/** Folders of the code that each page of `docs/domains` describes. */
export const DOMAIN_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['apps/base/src/accounts'],
  actions: ['apps/base/src/actions'],
  'agent-service': ['apps/agent/src'],
  agents: ['apps/base/src/agents'],
  assets: ['apps/base/src/assets'],
  billing: ['apps/base/src/billing'],
  cleanup: ['apps/base/src/abandoned-work', 'apps/base/src/erasure', 'apps/base/src/key-rotation'],
  'core-service': ['apps/core/src'],
  generation: ['apps/base/src/generation'],
  live: ['apps/base/src/live'],
  monitoring: ['apps/base/src/monitoring'],
  notifications: ['apps/base/src/notifications'],
  platform: ['libs/platform'],
  production: ['apps/base/src/production'],
  publishing: ['apps/base/src/publishing'],
  rendering: ['apps/base/src/rendering'],
  sheets: ['apps/base/src/sheets'],
  'upload-service': ['apps/upload/src'],
  vault: ['apps/base/src/vault'],
  webhooks: ['apps/base/src/webhooks'],
};

/** Facts about all domains from the code. */
export interface CodeFacts {
  readonly sources: readonly ShippedSource[];
  readonly limits: readonly Limit[];
  readonly metrics: readonly MetricDefinition[];
  readonly messages: readonly DocumentedMessage[];
  readonly settings: SettingsTable;
  /** Paths of all spec files. */
  readonly specs: readonly string[];
}

/** Folders with further tests of what a page describes. */
const TEST_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  platform: ['apps/base/e2e/platform', 'libs/contracts', 'libs/kernel'],
  publishing: ['libs/providers/publisher'],
  rendering: ['libs/composition'],
};

/** Writes the tables, messages, limits, settings, metrics and tests of each domain into its page. */
export function domainPages(root: string, facts: CodeFacts): Promise<Artifact[]> {
  return Promise.all(
    Object.entries(DOMAIN_FOLDERS).map(([page, folders]) =>
      withGeneratedSections(root, `docs/domains/${page}.md`, {
        reference: [
          '',
          ...referenceOf(folders, facts),
          ...section('Tests', specsTable([...folders, ...(TEST_FOLDERS[page] ?? [])], facts.specs)),
        ],
      }),
    ),
  );
}

function referenceOf(folders: readonly string[], facts: CodeFacts): string[] {
  const isOwn = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const own = facts.sources.filter(({ path }) => isOwn(path));
  const metrics = facts.metrics.filter(({ path }) => isOwn(path));
  const settings = settingsOf(own, facts.settings);
  const limits = facts.limits.filter(({ path }) => isOwn(path));
  return [
    ...section('Tables', tablesOf(own)),
    ...section('Messages', messagesOf(isOwn, facts.messages)),
    ...section('Hooks', hooksTable(own, facts.sources)),
    ...section('Jobs', jobsTable(own)),
    ...section('Limits', limits.length > 0 ? limitsTable(limits) : []),
    ...section('Settings', settings.length > 0 ? settingRows(settings) : []),
    ...section('Metrics', metrics.length > 0 ? metricRows(metrics) : []),
  ];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : [];

/** Returns the tables that `@Entity('…')` and `@JobTable('…')` declare. */
function tablesOf(sources: readonly ShippedSource[]): string[] {
  const rows = sources.flatMap(({ path, tree }) => {
    const tables: string[][] = [];
    walk(tree, (node) => {
      if (!ts.isDecorator(node) || !ts.isCallExpression(node.expression)) return;
      const [name] = node.expression.arguments;
      const isTable = /^(Entity|JobTable)$/.test(node.expression.expression.getText());
      if (isTable && name && ts.isStringLiteral(name)) tables.push([code(name.text), code(path)]);
    });
    return tables;
  });
  const sorted = rows.sort(([a], [b]) => a!.localeCompare(b!));
  return sorted.length > 0 ? table(['Table', 'Entity'], sorted) : [];
}

function messagesOf(isOwn: (path: string) => boolean, messages: readonly DocumentedMessage[]): string[] {
  const events = new Set<string>(allEvents().map(({ subject }) => subject));
  const rows = messages.flatMap(({ contract: { subject }, ownerFiles, otherFiles }) => {
    const isEvent = events.has(subject);
    const row = (role: string, files: readonly string[]) =>
      files.filter(isOwn).length > 0 ? [[code(subject), role, files.filter(isOwn).map(code).join(', ')]] : [];
    return [
      ...row(isEvent ? 'sends' : 'answers', ownerFiles),
      ...row(isEvent ? 'receives' : `requests from ${ownerOf(subject)}`, otherFiles),
    ];
  });
  return rows.length > 0 ? table(['Subject', 'Role', 'Code'], rows) : [];
}

/**
 * Returns the hooks that the domain runs, `export const XHooks = { y: defineHook(…) }`, with their file and the files
 * that handle them.
 */
export function hooksTable(own: readonly ShippedSource[], all: readonly ShippedSource[]): string[] {
  const handlers = Map.groupBy(all.flatMap(handledHooks), ({ hook }) => hook);
  const rows: string[][] = [];
  for (const { path, tree } of own)
    walk(tree, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.initializer)) return;
      if (node.initializer.expression.getText() !== 'defineHook') return;
      const hook = `${constantOf(node)}.${node.name.getText()}`;
      const files = (handlers.get(hook) ?? []).map((handler) => code(handler.path));
      rows.push([code(hook), commentAbove(node) || '–', code(path), files.join(', ') || '–']);
    });
  return rows.length > 0 ? table(['Hook', 'Meaning', 'Declared in', 'Handled in'], rows) : [];
}

/** Returns the name of the constant whose object literal contains the property. */
function constantOf({ parent }: ts.PropertyAssignment): string {
  const declaration = ts.findAncestor(parent, ts.isVariableDeclaration);
  return declaration?.name.getText() ?? '';
}

/** Returns the names of `@OnHook(name)` in a file. */
function handledHooks({ path, tree }: ShippedSource): { hook: string; path: string }[] {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (
      ts.isDecorator(node) &&
      ts.isCallExpression(node.expression) &&
      node.expression.expression.getText() === 'OnHook'
    )
      for (const argument of node.expression.arguments) found.add(argument.getText());
  });
  return [...found].map((hook) => ({ hook, path }));
}

/** Returns the settings that a `*.config.ts` of the domain declares. */
function settingsOf(sources: readonly ShippedSource[], { shared, own }: SettingsTable): DeployedSetting[] {
  const found = new Map<string, DeployedSetting>();
  for (const { path, tree } of sources.filter(({ path }) => path.endsWith('.config.ts'))) {
    const [, service = ''] = path.split('/');
    const known = [...shared, ...(own[service as keyof typeof own] ?? Object.values(own).flat())];
    walk(tree, (node) => {
      const setting = ts.isPropertyDeclaration(node) && known.find(({ name }) => name === node.name.getText());
      if (setting) found.set(setting.name, setting);
    });
  }
  return [...found.values()];
}

const settingRows = (settings: readonly DeployedSetting[]) =>
  table(
    ['Variable', 'Default', 'Meaning'],
    settings.map(({ name, default: fallback, about }) => [
      code(name),
      fallback === undefined || fallback === '' ? '–' : code(String(fallback)),
      about,
    ]),
  );

const metricRows = (metrics: readonly MetricDefinition[]) =>
  table(
    ['Metric', 'Type', 'Meaning'],
    metrics.map(({ name, type, help }) => [code(name), type, help]),
  );
