import { beforeAll, describe, expect, it } from '@jest/globals';
import { exceeded } from '@reelsheet/testing/exceeded';
import { type Cue, toAss } from './ass.js';
import { captionCues } from './captions.js';
import { type Captions, DOCUMENT_LIMITS, type Sentence } from '../document/document-schema.js';
import { type Faces, openFaces } from './faces.js';
import { spaceOf } from './text-style.js';
import { layOutLine } from './text-layout.js';

const canvas = { width: 1080, height: 1920 };
let faces: Faces;
beforeAll(async () => (faces = await openFaces()));
const cuesOf = (captions: Captions, sentences: Sentence[], length = 60, size = canvas): Cue[] =>
  captionCues(captions, sentences, { canvas: size, faces, length });
const widthsOf = ({ lines, textStyle }: Cue) =>
  lines.map((line) => layOutLine(line, spaceOf(textStyle), false).width * textStyle.size);
const sentence = (text: string, startMs = 0, endMs = 10_000) => ({ text, startMs, endMs });
const linesOf = (cue: { lines: readonly (readonly { text: string }[])[] }) =>
  cue.lines.map((line) => line.map(({ text }) => text).join(' '));
const eventsOf = (ass: string) => ass.split('\n').filter((line) => line.startsWith('Dialogue:'));

describe('captionCues', () => {
  it('splits a sentence into groups of at most two lines without gaps between them', () => {
    const text = 'Here is how you turn one idea into a finished video without leaving the sheet at all';
    const cues = cuesOf({}, [sentence(text, 1_000, 9_000)]);
    expect(cues.length).toBeGreaterThan(1);
    expect(cues.every(({ lines }) => lines.length <= 2)).toBe(true);
    expect(cues.flatMap(linesOf).join(' ')).toBe(text);
    expect([cues[0]?.start, cues.at(-1)?.end]).toEqual([1, 9]);
    cues.slice(1).forEach((cue, i) => expect(cue.start).toBeCloseTo(cues[i]!.end));
  });

  it('shows at most `max_words` words at a time', () => {
    const cues = cuesOf({ max_words: 2 }, [sentence('one two three four five')]);
    expect(cues.flatMap(linesOf)).toEqual(['one two', 'three four', 'five']);
  });

  it('never exceeds the line width, even with a single very long word', () => {
    const cues = cuesOf({}, [sentence(`see https://example.com/${'a'.repeat(200)}`)]);
    for (const width of cues.flatMap(widthsOf)) expect(width).toBeLessThanOrEqual(canvas.width * 0.76);
  });

  it('breaks text in scripts without spaces between words', () => {
    const text = '今天我们来看看这个工具怎么用,它真的非常简单而且很快。';
    const cues = cuesOf({}, [sentence(text)]);
    expect(cues.flatMap(linesOf).join('').replaceAll(' ', '')).toBe(text);
    expect(cues.flatMap(linesOf).some((line) => /^[,。]/u.test(line))).toBe(false);
  });

  it('does not split emoji and combined characters', () => {
    const family = '👨‍👩‍👧‍👦';
    const cues = cuesOf({ style: { font_size: 400 } }, [sentence(family.repeat(6))]);
    expect(cues.flatMap(linesOf).every((line) => line.replaceAll(family, '') === '')).toBe(true);
  });

  it.each([
    ['short words', 'to be or not '],
    ['one very long word', 'a'],
    ['text without spaces', '今天我们'],
  ])(
    'lays out the maximum text of a document as %s in under 3 seconds, even at the smallest size',
    async (_, words) => {
      const text = words.repeat(DOCUMENT_LIMITS.totalText / words.length);
      const layout = () => {
        const before = process.threadCpuUsage();
        const cues = cuesOf({ style: { font_size: 8 } }, [sentence(text)], 60, { width: 3_840, height: 2_160 });
        expect(cues.flatMap(linesOf).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        return { ms: process.threadCpuUsage(before).user / 1_000 };
      };
      expect(await exceeded({ ms: 3_000 }, layout)).toEqual({});
    },
  );

  it.each([
    ['short words', 'a '],
    ['one very long word', 'a'],
    ['text without spaces', '漢'],
    ['text that is segmented with a dictionary', 'ก'],
  ])('writes %s with highlighted words in time and size that grow linearly', async (_, words) => {
    const wide = { width: 3_840, height: 2_160 };
    const style = { font_size: 8, highlight_color: '#FFD400' };
    const written = (share: number) => {
      const text = words.repeat((DOCUMENT_LIMITS.totalText * share) / words.length);
      const before = process.threadCpuUsage();
      const { length } = toAss(cuesOf({ style }, [sentence(text)], 60, wide), wide).text;
      return { length, ms: process.threadCpuUsage(before).user / 1_000 };
    };
    const short = [written(0.25), written(0.25), written(0.25)];
    // Four times the text; a quadratic function takes sixteen times as long.
    const limits = { length: 5 * short[0]!.length, ms: 10 * Math.min(...short.map(({ ms }) => ms)) };
    expect(await exceeded(limits, () => written(1))).toEqual({});
  });

  it('rejects a transcription with more text during the video than the limit of a document', () => {
    const hour = Array.from({ length: 3_600 }, (_, s) => sentence('word '.repeat(10), s * 1_000, (s + 1) * 1_000));
    expect(cuesOf({}, hour, 60).length).toBeGreaterThan(60);
    expect(() => cuesOf({}, hour, 600)).toThrow('job.input.captions must hold at most 20000 characters');
  });

  it('highlights one word after another', () => {
    const cues = cuesOf({ style: { highlight_color: '#FFD400' } }, [sentence('red blue', 0, 1_000)]);
    const times = cues.flatMap(({ spoken }) => [...spoken!]).map(([{ text }, { start, end }]) => [text, start, end]);
    expect(times).toEqual([
      ['red', 0, 4 / 9],
      ['blue', 4 / 9, 1],
    ]);
  });

  it('shows one sentence at a time, and none after the end of the video', () => {
    const said = [sentence('b', 2_000, 9_000), sentence('a', 0, 5_000), sentence('c', 8_000, 9_000)];
    const cues = cuesOf({ start: 1 }, said, 6);
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [3, 6],
    ]);
  });
});

describe('toAss', () => {
  const textsOf = (cues: readonly Cue[]) =>
    eventsOf(toAss(cues, canvas).text).map((event) => event.replace(/^.*?\{[^}]*\}/, ''));

  it('escapes markup in the text', () => {
    const cues = cuesOf({}, [sentence('{\\fs400\\p1}m \\N a\u0007b\u2028Dialogue: 0,x')]);
    const text = textsOf(cues).join(' ');
    expect(text.replaceAll('\\{', '').replaceAll('\\}', '')).not.toMatch(/[{}]|\\(?!\u2060)|\n/);
    expect(text).toContain('\\\u2060fs400\\\u2060p1');
  });

  it('writes times, colors, font and position of the style', () => {
    const style = { color: '#112233', outline_color: '#FFFFFF', font_size: 60, font: 'rubik', bold: true } as const;
    const { text, fonts } = toAss(cuesOf({ position: 'top', style }, [sentence('Hi', 61_500, 62_250)], 3_600), canvas);
    expect(text).toContain('Style: S0,Rubik ExtraBold,76.6,&H00332211,&H00332211,&H00FFFFFF,');
    expect([...fonts.keys()]).toEqual(['Rubik_800ExtraBold.ttf']);
    expect(eventsOf(text)).toHaveLength(1);
    expect(eventsOf(text)[0]).toMatch(
      /^Dialogue: 3,0:01:01\.50,0:01:02\.25,S0,,0,0,0,,\{\\an5\\pos\(540,2\d\d(\.\d+)?\)\}Hi$/,
    );
  });

  it('positions right-to-left text in visual order', () => {
    const cues = cuesOf({}, [sentence('שלום iPhone 15 😀!')]);
    const positions = eventsOf(toAss(cues, canvas).text)
      .filter((event) => !event.includes('\\p4'))
      .map((event) => [/\}(.*)$/.exec(event)![1]!.replaceAll('\u200f', ''), Number(/pos\(([\d.]+)/.exec(event)![1])]);
    expect(positions.map(([text]) => text)).toEqual(['!', 'iPhone 15', 'שלום']);
    expect(positions.map(([, x]) => x)).toEqual(positions.map(([, x]) => x as number).toSorted((a, b) => a - b));
  });

  it('draws emoji as colored shapes inside the line', () => {
    const ass = toAss(cuesOf({}, [sentence('a 😀 b')]), canvas).text;
    expect(eventsOf(ass).filter((event) => event.includes('\\1c&H004DCCFF&\\p4'))).toHaveLength(1);
  });

  it('highlights each word at its time, with one event per word', () => {
    const style = { look: 'bold', motion: 'none' } as const;
    const events = eventsOf(toAss(cuesOf({ style }, [sentence('red blue', 0, 1_000)]), canvas).text);
    expect(events.map((event) => /\\t\((\d+)/.exec(event)?.[1])).toEqual(['1', '444']);
  });
});
