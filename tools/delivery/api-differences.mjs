/**
 * Prints in Markdown how the HTTP APIs and the messages between the services differ from a base revision. Fails if a
 * difference breaks callers. Its argument is the base revision, by default `origin/main`.
 */
import { resolve } from 'node:path';
import { program, run } from './programs.mjs';

const SERVICES = ['base', 'agent', 'core', 'upload'];
const MESSAGES = 'libs/contracts/schemas';
const cwd = resolve(import.meta.dirname, '../..');
const [base = 'origin/main'] = process.argv.slice(2);

const sections = [...SERVICES.map(api), messages()];
console.log(sections.map(({ title, text }) => `### ${title}\n\n${text}`).join('\n\n'));
if (sections.some(({ isBreaking }) => isBreaking)) process.exitCode = 1;

/** @returns the changelog of one service's HTTP API. */
function api(service) {
  const path = `apps/${service}/openapi.json`;
  const changelog = ['changelog', `${base}:${path}`, path, '--format', 'markdown', '--fail-on', 'ERR'];
  const { status, stdout, output } = run(program('oasdiff'), changelog, { cwd });
  if (status > 1) throw new Error(output);
  return { title: `HTTP API of ${service}`, text: stdout.trim() || 'No difference.', isBreaking: status === 1 };
}

/** @returns the messages whose schemas were added, changed or removed. Removed ones break their consumers. */
function messages() {
  const { status, stdout, output } = run('git', ['diff', '--name-status', '--no-renames', base, '--', MESSAGES], {
    cwd,
  });
  if (status !== 0) throw new Error(output);
  const changes = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const verbs = { A: 'added', M: 'changed', D: '**removed**' };
  const lines = changes.map(([kind, path]) => `- ${verbs[kind]}: \`${path.slice(MESSAGES.length + 1)}\``);
  return {
    title: 'Messages between services',
    text: lines.join('\n') || 'No difference.',
    isBreaking: changes.some(([kind]) => kind === 'D'),
  };
}
