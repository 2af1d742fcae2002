import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { run } from './cli.js';
import type { Limits } from './limits.js';

const LIMITS = 'tools/quality/limits.json';
let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
const limits = () => JSON.parse(readFileSync(join(root, LIMITS), 'utf8')) as Limits;

function command(...args: string[]): { status: number; output: string } {
  const lines: string[] = [];
  const status = run(['--root', root, ...args], '', (text) => lines.push(text));
  return { status, output: lines.join('\n') };
}

/** A repository with two occurrences of "neighbour", which its limit allows, and one long folder name. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quality-'));
  git('init', '-q');
  write('a/one.ts', 'const neighbour = 1;\nconst other = neighbour;\n');
  write(LIMITS, '{}');
  command('--before', root);
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the check', () => {
  it('passes while no count is above its limit', () => {
    expect(command()).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^\d+ counts are within their limits$/),
    });
  });

  it('fails with only the new lines if a count rises in an uncommitted file', () => {
    write('b/two.ts', 'export const x = 1;\nexport const neighbours = 2;\n');
    expect(command()).toEqual({
      status: 1,
      output: [
        'neighbour in identifiers and paths (identifiers/neighbour): 3, limit 2; use service, dependency, tenant, feature or installation',
        '  b/two.ts:2: neighbours',
      ].join('\n'),
    });
  });

  it('fails with only the new lines if a count rose in a commit', () => {
    write('a/one.ts', 'const neighbour = 1;\nconst third = [neighbour];\nconst other = neighbour;\n');
    git('commit', '-qam', 'second');
    expect(command().output).toMatch(/limit 2.*\n {2}a\/one\.ts:2: neighbour$/);
  });

  it('fails for a word that has no limit yet', () => {
    write('docs/a.md', 'The caller is told.\n');
    expect(command()).toMatchObject({ status: 1, output: expect.stringContaining('(docs/told): 1, limit 0') });
  });

  it('fails for a limit of an unknown count', () => {
    write(LIMITS, JSON.stringify({ ...limits(), 'words/none': { name: 'none', before: 1, limit: 1 } }));
    expect(command()).toMatchObject({
      status: 1,
      output: `${LIMITS} has a limit for words/none, which is not measured`,
    });
  });

  it('reports when limits can be lowered', () => {
    write('a/one.ts', '');
    expect(command().output).toMatch(/\n[1-9]\d* of them fell: lower their limits with .* --lower$/);
  });
});

describe('--lower', () => {
  it('lowers limits and keeps the original values', () => {
    write('a/one.ts', 'const neighbour = 1;\n');
    command('--lower');
    expect(limits()['identifiers/neighbour']).toEqual({ name: expect.any(String), before: 2, limit: 1 });
  });

  it('raises no limit', () => {
    write('a/one.ts', 'const neighbour = [neighbour, neighbour];\n');
    command('--lower');
    expect(limits()['identifiers/neighbour']).toMatchObject({ limit: 2 });
  });
});

describe('--list', () => {
  it('lists a count by its id or one half of its id, below a path', () => {
    write('b/two.ts', '// A neighbour.\n');
    expect(command('--list', 'neighbour', 'b').output).toBe(
      [
        '# comments/neighbour: 1, of which 1 are listed; use service, dependency, tenant, feature or installation',
        'b/two.ts:1: A neighbour.',
      ].join('\n'),
    );
    expect(command('--list', 'identifiers/neighbour').output).toContain('\na/one.ts:1: neighbour');
  });

  it('fails for an unknown count', () => {
    expect(command('--list', 'nothing')).toEqual({ status: 1, output: 'there is no count nothing' });
  });
});

it('--report shows the values before and now as tables', () => {
  write('a/one.ts', '');
  const { output } = command('--report');
  expect(output).toContain('| neighbour | service, dependency, tenant, feature or installation | 2 → 0 |');
  expect(output).toMatch(/\| files in the largest folder \(`folders\/largest`\) \| 1 \| 1 \|/);
});
