import { describe, expect, it } from '@jest/globals';
import { chooseColumns, readColumns, type TargetColumn } from './idea-columns.js';

const FIELDS = ['title', 'hook', 'description', 'video_type'];

const column = (title: string, more: Partial<TargetColumn> = {}): TargetColumn => ({
  id: null,
  title,
  type: 'text',
  role: 'ingredient',
  isTyped: true,
  ...more,
});
const STATS = column('STATS', { type: 'stats', role: 'stats' });
const FINAL = column('FINAL VIDEO', { type: 'video', role: 'final_video' });

const chosen = (columns: TargetColumn[], names = FIELDS) =>
  Object.fromEntries([...chooseColumns(columns, names)].map(([name, index]) => [name, columns[index]!.title]));

describe('columns chosen by name', () => {
  it.each([
    [
      ['Video_Type', 'description', ' Hook ', 'TITLE'],
      ['TITLE', ' Hook ', 'description', 'Video_Type'],
    ],
    [
      ['TOPIC', 'HOOK', 'DESCRIPTION', 'VIDEO TYPE'],
      ['TOPIC', 'HOOK', 'DESCRIPTION', 'VIDEO TYPE'],
    ],
    [
      ['IDEA', 'TITLE', 'HOOK', 'DESCRIPTION', 'VIDEO TYPE'],
      ['TITLE', 'HOOK', 'DESCRIPTION', 'VIDEO TYPE'],
    ],
  ])('of %j are %j', (titles, [title, hook, description, video_type]) => {
    expect(chosen(titles.map((each) => column(each)))).toEqual({ title, hook, description, video_type });
  });

  it('prefer an ingredient of that name to another title of a field', () => {
    const columns = ['TOPIC', 'HOOK', 'MOOD'].map((title) => column(title));
    expect(chosen(columns, [...FIELDS, 'topic', 'MOOD'])).toEqual({ topic: 'TOPIC', hook: 'HOOK', MOOD: 'MOOD' });
    expect(chosen([column('IDEA'), ...columns], [...FIELDS, 'TOPIC'])).toMatchObject({ title: 'IDEA', TOPIC: 'TOPIC' });
  });

  it('prefer a field to an ingredient of the same name', () => {
    const columns = [column('HOOK'), column('NOTES')];
    expect(chosen(columns, [...FIELDS, 'HOOK'])).toEqual({ hook: 'HOOK', title: 'NOTES' });
  });

  it('include generated texts and media for ingredients of that name', () => {
    const columns = [column('HOOK', { isTyped: false }), column('IMAGE', { type: 'image' }), column('NOTES')];
    expect(chosen(columns, ['hook', 'image'])).toEqual({ hook: 'HOOK', image: 'IMAGE' });
  });

  it('are never those of rendered videos and statistics', () => {
    expect(chosen([STATS, FINAL], ['stats', 'final_video', 'title'])).toEqual({});
  });
});

describe('columns chosen by type', () => {
  it.each([
    [1, { title: 'A' }],
    [2, { title: 'A', description: 'B' }],
    [4, { title: 'A', hook: 'B', description: 'C' }],
  ])('are the first of %i typed texts', (count, expected) => {
    const columns = ['A', 'B', 'C', 'D'].slice(0, count).map((title) => column(title));
    const others = [column('SCRIPT', { role: 'script' }), column('CAPTION', { isTyped: false }), FINAL, STATS];
    expect(chosen([...others, ...columns])).toEqual(expected);
  });

  it('are none that another idea has an ingredient for', () => {
    const columns = [column('MOOD'), column('NOTES')];
    expect([...chooseColumns(columns, FIELDS, [...FIELDS, 'mood'])]).toEqual([['title', 1]]);
  });

  it('are those that no name has taken', () => {
    expect(chosen([column('NOTES'), column('HOOK'), column('MORE')])).toEqual({
      title: 'NOTES',
      hook: 'HOOK',
      description: 'MORE',
    });
  });
});

describe('columns chosen by a caller', () => {
  const columns = [column('A', { id: 7 }), column('B', { id: 8 }), FINAL];

  it('are named by id or title', () => {
    expect([...readColumns(columns, { title: 8, hook: 'a' })]).toEqual([
      ['title', 1],
      ['hook', 0],
    ]);
  });

  it.each([
    [{ title: 9 }, 'column 9 not found'],
    [{ title: 'C' }, 'columns.title is not the title of a column'],
    [{ title: 7, hook: 'A' }, 'columns.hook is the column of another field'],
    [{ title: 'FINAL VIDEO' }, 'columns.title is a column that takes no text of an idea'],
  ])('reject %j', (given, message) => {
    expect(() => readColumns(columns, given)).toThrow(message);
  });
});
