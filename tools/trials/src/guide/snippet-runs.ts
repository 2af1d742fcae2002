import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { TrialRun } from '../trial.js';
import type { ReadyLanguage } from './snippet-languages.js';

/** Folders of `apps/guide/snippets`, in the order of the guide. */
export const STEPS = [
  'quick-start',
  'agent-with-voice',
  'watchlist-and-ideas',
  'sheet-and-columns',
  'generate',
  'layers-and-render',
  'accounts-and-posts',
  'produce',
  'recurring-production',
  'webhooks',
] as const;

/** Variables of the environment that a snippet reads. */
export type Variables = Readonly<Record<string, string>>;

const SNIPPETS = resolve(import.meta.dirname, '../../../../apps/guide/snippets');
/** Time for one step, whose videos are rendered on a busy machine. */
const MAX_STEP_MS = 300_000;
/** Number of characters of the output that a report shows. */
const SHOWN = 600;
const RESULT = /^([A-Z_]+)=(.+)$/gm;

/** Runs the snippets of a language one after another; each gets the ids that those before it have printed. */
export async function runSnippets(
  trial: TrialRun,
  language: ReadyLanguage,
  given: Variables,
): Promise<{ readonly ran: number; readonly errors: string[] }> {
  let variables = given;
  const errors: string[] = [];
  for (const [index, step] of STEPS.entries()) {
    const startedAt = performance.now();
    const { status, output } = await runStep(language, step, variables);
    trial.note(`${language.id}: ${step} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    if (status !== 0) errors.push(`${step} ended with ${status}: ${output.slice(-SHOWN)}`);
    if (status !== 0) return { ran: index, errors };
    variables = {
      ...variables,
      ...Object.fromEntries([...output.matchAll(RESULT)].map(([, name, value]) => [name!, value!])),
    };
  }
  return { ran: STEPS.length, errors };
}

async function runStep({ program, file, folder, path }: ReadyLanguage, step: string, variables: Variables) {
  const script = `${step}-${file}`;
  await copyFile(join(SNIPPETS, step, file), join(folder, script));
  const child = spawn(program, [script], {
    cwd: folder,
    env: { ...process.env, ...variables, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MAX_STEP_MS,
  });
  const closed = new Promise<number | string>((settle, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => settle(code ?? signal ?? 1));
  });
  const [status, out, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { status, output: `${out}\n${errors}` };
}
