import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { runCli } from '../testing/run-cli.js';

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => void jest.restoreAllMocks());

/** Last line of the answer to a shell, where it may complete names of files and where not. */
const [FILES, NO_FILES] = [':0', ':4'];

async function answerTo(...words: readonly string[]): Promise<string[]> {
  await runCli(['complete', '--', ...words]);
  return printed.splice(0).map((line) => line.split('\t')[0]!);
}

it('offers the values of a field, after a space and after an equals sign', async () => {
  const expected = ['change_idea', 'change_video', NO_FILES];
  expect(await answerTo('ideas', 'list', '--status', 'change')).toEqual(expected);
  expect(await answerTo('ideas', 'list', '--status=change')).toEqual(expected);
  expect(await answerTo('completion', 'f')).toEqual(['fish', NO_FILES]);
});

it.each([
  ['upload', ''],
  ['upload', 'clip.mp4', 'mus'],
  ['sheet', 'push', '--id', '5', ''],
  ['post', 'schedule', '--file', ''],
])('leaves names of files to the shell after %s', async (...words) => {
  expect(await answerTo(...words)).toEqual([FILES]);
});

it.each([
  ['sheets', 'get', '5', '--schema', ''],
  ['ideas', 'list', '--limit', ''],
])('offers nothing after %s', async (...words) => {
  expect(await answerTo(...words)).toEqual([NO_FILES]);
});
