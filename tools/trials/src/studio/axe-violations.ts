import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResult {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[];
}

/** Returns what axe finds on a page as it is shown. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const results = await page.evaluate<readonly AxeResult[]>(
    // React Aria announces a busy button by a node that refers to its spinner, and removes it after seconds.
    `axe.run({ exclude: ['[data-live-announcer]'] }).then(({ violations }) => violations)`,
  );
  return results.map(describe);
}

const describe = ({ id, impact, help, nodes }: AxeResult): string =>
  `${help} (${id}, ${impact}): ${nodes.map(({ html }) => html.slice(0, 120)).join('; ')}`;
