import { describe, expect, it } from '@jest/globals';
import { exceeded } from '@reelsheet/testing/exceeded';
import { namesIn, normalizeName, promptOf, resolvePrompt } from './prompt.js';

const words = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, value]) => [normalizeName(name), value]));

describe('names in prompts', () => {
  it.each([
    ['Say {{HOOK}}!', { HOOK: 'hello' }, 'Say hello!'],
    ['{{ image_prompt }} / {{Image Prompt}}', { 'IMAGE  PROMPT': 'a lake' }, 'a lake / a lake'],
    ['{{VOICE-OVER}}', { 'voice-over': '$& $1' }, '$& $1'],
    ['{{SCRIPT}}', { SCRIPT: 'About {{topic}}.', Topic: 'tea' }, 'About tea.'],
    ['{{EMPTY}}.', { EMPTY: '' }, '.'],
    ['{ {HOOK} } {{', {}, '{ {HOOK} } {{'],
  ])('resolves %s', (text, known, expected) => {
    expect(resolvePrompt(text, words(known))).toBe(expected);
  });

  it.each([
    [
      '{{MOOD}}',
      { HOOK: '' },
      'data.prompt names {{MOOD}}, which is neither a column of the sheet nor a global variable',
    ],
    ['{{}}', {}, 'data.prompt names {{}}'],
    ['{{A}}', { A: '{{Ghost}}' }, '{{Ghost}}'],
    ['{{A}}', { A: '{{b}}', B: '{{ A }}' }, 'leads back to itself through {{A}}'],
  ])('rejects %s', (text, known, message) => {
    expect(() => resolvePrompt(text, words(known), 'data.prompt')).toThrow(message);
  });

  it('rejects names that multiply beyond the limit, without building the text', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`c${index}`, `{{c${index + 1}}}{{c${index + 1}}}`]),
    );
    expect(() => resolvePrompt('{{c0}}', words({ ...doubling, c60: 'x' }))).toThrow('grows beyond 100000 characters');
  });

  it('stops at the name that exceeds the limit', async () => {
    const growth = () => {
      const started = process.memoryUsage().heapUsed;
      expect(() => resolvePrompt('{{a}}'.repeat(19_000), words({ a: 'x'.repeat(90_000) }))).toThrow('grows beyond');
      return { mebibytes: (process.memoryUsage().heapUsed - started) / 2 ** 20 };
    };
    expect(await exceeded({ mebibytes: 100 }, growth)).toEqual({});
  });

  it('follows names through names to a bounded depth', () => {
    const chain = (length: number) =>
      words({
        ...Object.fromEntries(Array.from({ length }, (_, at) => [`c${at}`, `{{c${at + 1}}}`])),
        [`c${length}`]: 'x',
      });
    expect(resolvePrompt('{{c0}}', chain(99))).toBe('x');
    expect(() => resolvePrompt('{{c0}}', chain(50_000))).toThrow('leads through more than 100 names');
  });

  it('lists names as written', () => {
    expect(namesIn('{{ Topic }} and {{HOOK}}')).toEqual(['Topic', 'HOOK']);
  });

  it("prefers a cell's prompt to its value", () => {
    expect(promptOf({ attributes: { prompt: 'write {{TOPIC}}' }, value: 'typed' })).toBe('write {{TOPIC}}');
    expect(promptOf({ attributes: { prompt: ' ' }, value: 'typed' })).toBe('typed');
    expect(promptOf({ attributes: {} })).toBe('');
  });
});
