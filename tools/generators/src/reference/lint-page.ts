import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prose } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from './generated-page.js';

/** A block of `eslint.config.mjs`, as far as it is shown. */
export interface LintBlock {
  readonly files?: readonly (string | readonly string[])[];
  readonly ignores?: readonly string[];
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Rules with a bound or a message of ours. Those of the presets are described by their packages. */
const OWN_RULES = [
  'max-lines',
  'max-lines-per-function',
  'max-depth',
  'no-console',
  'no-restricted-properties',
  'no-restricted-syntax',
  'eqeqeq',
];

/** `docs/reference/lint.md`: bounds and messages of our lint rules, and where they apply. */
export async function lintPage(root: string): Promise<Artifact> {
  const { default: blocks } = (await import(pathToFileURL(join(root, 'eslint.config.mjs')).href)) as {
    default: readonly LintBlock[];
  };
  return referencePage(
    'lint',
    'Lint rules',
    prose`
      Bounds and messages of the rules of \`eslint.config.mjs\` that are our own; later rows count more.
      \`skipBlankLines\` and \`skipComments\` say that these lines are not counted.
      [Checks](../development/checks.md#lint) explains them.`,
    ['<!-- generated: rules -->', '', ...lintTable(blocks), '', '<!-- end: rules -->'],
  );
}

export function lintTable(blocks: readonly LintBlock[]): string[] {
  return table(
    ['Rule', 'Value', 'Files', 'Except'],
    blocks.flatMap(({ files = [], ignores = [], rules = {} }) =>
      OWN_RULES.filter((rule) => rule in rules).map((rule) => [
        code(rule),
        shown(rules[rule]),
        listed(files.flat()),
        listed(ignores),
      ]),
    ),
  );
}

const listed = (patterns: readonly string[]) => patterns.map(code).join(', ') || '–';

function shown(value: unknown): string {
  const [, ...options] = Array.isArray(value) ? (value as unknown[]) : [value];
  return value === 'off'
    ? 'off'
    : options.map((option) => code(JSON.stringify(option).replaceAll('`', "'"))).join(', ') || 'always';
}
