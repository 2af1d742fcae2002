import { basename } from 'node:path';

/** A page of the guide that is a Markdown file of the repository. */
export interface WrittenPage {
  /** Path from the repository's root. */
  readonly source: string;
  /** Address below `/guide/`, without an extension; empty for the first page. */
  readonly address: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly WrittenPage[];
}

/** Title of the section to which the pages of things are added. */
export const REFERENCE = 'Reference';

const own = (...names: readonly string[]): WrittenPage[] =>
  names.map((name) => ({ source: `docs/guide/${name}.md`, address: name }));

const below =
  (folder: string, address: string) =>
  (...names: readonly string[]): WrittenPage[] =>
    names.map((name) => ({ source: `${folder}/${name}.md`, address: `${address}/${basename(name)}` }));

const inDepth = below('docs/api', 'in-depth');
const operations = below('docs/operations', 'operations');
const reference = below('docs/reference', 'values');

/** All pages that people write, in the order in which they are read. */
export const SECTIONS: readonly Section[] = [
  { title: 'Start', pages: [{ source: 'docs/guide/README.md', address: '' }, ...own('quick-start', 'concepts')] },
  {
    title: 'Step by step',
    pages: own(
      'agent-with-voice',
      'watchlist-and-ideas',
      'sheet-and-columns',
      'generate',
      'layers-and-render',
      'accounts-and-posts',
      'produce',
      'recurring-production',
      'webhooks',
    ),
  },
  {
    title: 'Programs',
    pages: own(
      'authentication',
      'repeating-and-waiting',
      'errors',
      'limits',
      'prices',
      'sdk-typescript',
      'sdk-python',
      'command-line',
    ),
  },
  {
    title: 'In depth',
    pages: [
      { source: 'docs/api.md', address: 'in-depth/requests' },
      ...inDepth(
        'walk-through',
        'accounts',
        'ideas',
        'sheets',
        'generating',
        'producing',
        'publishing',
        'post-plans',
        'files',
        'webhooks',
        'live-events',
        'notifications',
        'repeating',
        'undo',
        'browsers',
        'clients',
      ),
      { source: 'docs/second-factors.md', address: 'in-depth/second-factors' },
      { source: 'docs/provenance.md', address: 'in-depth/provenance' },
      { source: 'docs/glossary.md', address: 'in-depth/glossary' },
    ],
  },
  { title: REFERENCE, pages: reference('errors', 'limits', 'values') },
  {
    title: 'Self-hosting',
    pages: [
      ...own('self-hosting', 'migrating'),
      { source: 'docs/operations.md', address: 'operations/overview' },
      ...operations(
        'compose',
        'install',
        'configuration',
        'vendors',
        'customers',
        'network',
        'postgres-and-nats',
        'secrets',
        'request-limits',
        'scaling',
        'monitoring',
        'failures',
        'repairs',
        'backup',
      ),
      { source: 'docs/runbook.md', address: 'operations/runbook' },
      { source: 'docs/reference/settings.md', address: 'operations/settings' },
    ],
  },
];
