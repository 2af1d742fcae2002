import { describe, expect, it } from '@jest/globals';
import { toAss } from './ass.js';
import { captionCues } from './captions.js';
import { DOCUMENT_LIMITS } from './document.schema.js';
import { widthOf } from './text-layout.js';

const canvas = { width: 1080, height: 1920 };
const sentence = (text: string, startMs = 0, endMs = 10_000) => ({ text, startMs, endMs });
const linesOf = (cue: { lines: readonly (readonly { text: string }[])[] }) =>
  cue.lines.map((line) => line.map(({ text }) => text).join(' '));
const eventsOf = (ass: string) => ass.split('\n').filter((line) => line.startsWith('Dialogue:'));

describe('captionCues', () => {
  it('breaks a sentence into groups of at most two lines that follow each other without a gap', () => {
    const text = 'Here is how you turn one idea into a finished video without leaving the sheet at all';
    const cues = captionCues({}, [sentence(text, 1_000, 9_000)], canvas, 60);
    expect(cues.length).toBeGreaterThan(1);
    expect(cues.every(({ lines }) => lines.length <= 2)).toBe(true);
    expect(cues.flatMap(linesOf).join(' ')).toBe(text);
    expect([cues[0]?.start, cues.at(-1)?.end]).toEqual([1, 9]);
    cues.slice(1).forEach((cue, i) => expect(cue.start).toBeCloseTo(cues[i]!.end));
  });

  it('shows as many words at a time as asked', () => {
    const cues = captionCues({ max_words: 2 }, [sentence('one two three four five')], canvas, 60);
    expect(cues.flatMap(linesOf)).toEqual(['one two', 'three four', 'five']);
  });

  it('never makes a line wider than its room, not even of one endless word', () => {
    const cues = captionCues({}, [sentence(`see https://example.com/${'a'.repeat(200)}`)], canvas, 60);
    const [{ width, letters }] = cues as [(typeof cues)[0]];
    for (const line of cues.flatMap(linesOf)) expect(widthOf(line) * letters.font_size).toBeLessThanOrEqual(width);
  });

  it('breaks writing without spaces between its words', () => {
    const text = '今天我们来看看这个工具怎么用,它真的非常简单而且很快。';
    const cues = captionCues({}, [sentence(text)], canvas, 60);
    expect(cues.flatMap(linesOf).join('').replaceAll(' ', '')).toBe(text);
    expect(cues.flatMap(linesOf).some((line) => /^[,。]/u.test(line))).toBe(false);
  });

  it('keeps emoji and combined letters whole', () => {
    const family = '👨‍👩‍👧‍👦';
    const cues = captionCues({ style: { font_size: 400 } }, [sentence(family.repeat(6))], canvas, 60);
    expect(cues.flatMap(linesOf).every((line) => line.replaceAll(family, '') === '')).toBe(true);
  });

  it.each([
    ['short words', 'to be or not '],
    ['one endless word', 'a'],
    ['writing without spaces', '今天我们'],
  ])('lays out as many %s as a document may hold within moments, however small', (_, words) => {
    const text = words.repeat(DOCUMENT_LIMITS.wholeText / words.length);
    const started = performance.now();
    const cues = captionCues({ style: { font_size: 8 } }, [sentence(text)], { width: 3_840, height: 2_160 }, 60);
    expect(cues.flatMap(linesOf).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it.each([
    ['short words', 'a '],
    ['one endless word', 'a'],
    ['writing without spaces', '漢'],
    ['writing that a dictionary divides', 'ก'],
  ])('writes %s in time and bytes that grow no faster than the text, each word lit up', (_, words) => {
    const wide = { width: 3_840, height: 2_160 };
    const style = { font_size: 8, highlight_color: '#FFD400' };
    const written = (share: number) => {
      const text = words.repeat((DOCUMENT_LIMITS.wholeText * share) / words.length);
      const before = process.cpuUsage();
      const { length } = toAss(captionCues({ style }, [sentence(text)], wide, 60), wide);
      return { length, ms: process.cpuUsage(before).user / 1_000 };
    };
    const [half, whole] = [written(0.5), written(1)];
    expect(whole.length / half.length).toBeLessThan(2.5);
    expect(whole.ms).toBeLessThan(2_000);
  });

  it('refuses a transcription of which more is spoken during the video than a document may hold', () => {
    const hour = Array.from({ length: 3_600 }, (_, s) => sentence('word '.repeat(10), s * 1_000, (s + 1) * 1_000));
    expect(captionCues({}, hour, canvas, 60).length).toBeGreaterThan(60);
    expect(() => captionCues({}, hour, canvas, 600)).toThrow('job.input.captions must hold at most 20000 characters');
  });

  it('lights up one word after another', () => {
    const cues = captionCues({ style: { highlight_color: '#FFD400' } }, [sentence('red blue', 0, 1_000)], canvas, 60);
    expect(cues.map(({ highlight }) => highlight?.word.text)).toEqual(['red', 'blue']);
    expect(cues[0]?.end).toBe(cues[1]?.start);
  });

  it('shows one sentence at a time and nothing after the end of the video', () => {
    const cues = captionCues(
      { start: 1 },
      [sentence('b', 2_000, 9_000), sentence('a', 0, 5_000), sentence('c', 8_000, 9_000)],
      canvas,
      6,
    );
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [3, 6],
    ]);
  });
});

describe('toAss', () => {
  it('takes the meaning out of markup in the text', () => {
    const cues = captionCues({}, [sentence('{\\fs400\\p1}m \\N a\u0007b\u2028Dialogue: 0,x')], canvas, 60);
    const events = eventsOf(toAss(cues, canvas));
    expect(events).toHaveLength(cues.length);
    const text = events.map((event) => event.replace(/^.*?\\pos\([^)]*\)\}/, '')).join(' ');
    expect(
      text
        .replaceAll('\\{', '')
        .replaceAll('\\}', '')
        .replaceAll(/ ?\\N(?=[^ \u2060])/g, ' '),
    ).not.toMatch(/[{}]|\\(?!\u2060|N)/);
    expect(text).toContain('\\\u2060fs400\\\u2060p1');
  });

  it('writes times, colours and place as asked', () => {
    const cues = captionCues(
      { position: 'top', style: { color: '#112233', font_size: 50 } },
      [sentence('Hi', 61_500, 62_250)],
      canvas,
      3_600,
    );
    const ass = toAss(cues, canvas);
    expect(ass).toContain('Style: S0,sans,50,&H00332211,');
    expect(eventsOf(ass)[0]).toContain('0:01:01.50,0:01:02.25,S0,,86,86,0,,{\\an8\\pos(540,268.8)}Hi');
  });
});
