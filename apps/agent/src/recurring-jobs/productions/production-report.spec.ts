import { describe, expect, it } from '@jest/globals';
import type { OrderedBatch } from '@reelsheet/contracts';
import { toMicro } from '@reelsheet/kernel';
import type { IdeaProduction } from '../../ideas/idea-production-client.js';
import { productionReport, type ReportedProduction } from './production-report.js';

const BATCH: OrderedBatch = {
  ...{ id: 31, key: 'k', vidsheet_id: 7, status: 'completed', through: 'post', paused_reason: null },
  ...{ total: 9, completed: 9, failed: 0, max_credits: 6, created_at: '2026-11-20T12:00:00.000Z' },
  ...{ estimate: { min: 1.5, max: 4 }, spent: 2, held: 0, stages: [], failures: [] },
};
const made = (idea_id: number, more: Partial<IdeaProduction> = {}): [number, IdeaProduction] => [
  idea_id,
  {
    ...{ idea_id, vidsheet_id: 7, row_id: 100 + idea_id, row_position: 0, video: null },
    ...{ posts: [], posts_truncated: false, figures: null },
    ...more,
  },
];
const REPORT: ReportedProduction = {
  ...{ ideaIds: [1, 2], results: null, ceiling: toMicro(6), status: 'completed', error: null, production: null },
  ...{ batch: BATCH, titles: new Map([[1, 'Rye']]), made: new Map([made(1), made(2)]), left: toMicro(94) },
};
const report = (change: Partial<ReportedProduction> = {}) => productionReport({ ...REPORT, ...change }).split('\n');

describe('the report of a production', () => {
  it('says what has become of the batch and of each idea, and the credits', () => {
    expect(report()).toEqual([
      'Batch 31 of 2 ideas in vidsheet 7 is done.',
      '- Rye: row 101',
      '- Idea 2: row 102',
      'Spent 2 credits, estimated 1.5 to 4, limit 6.',
    ]);
  });

  it('names videos, posts, failures and ideas that were not made', () => {
    const video = { content_resource_id: 4, url: 'https://media.example/4.mp4', thumbnail_url: null };
    const post = { scheduled_time: '2026-12-01T00:00:00.000Z', platforms: [] };
    const posts = [
      { post_id: 5, status: 'draft', ...post },
      { post_id: 6, status: 'scheduled', ...post },
    ];
    const failures = [{ row_id: 101, stage: 'post', error: null }];
    const lines = report({
      ideaIds: [1, 2, 3],
      results: [{ ideaId: 2, rowId: null, reason: 'not_accepted' }],
      batch: { ...BATCH, failed: 1, failures },
      made: new Map([made(1, { video, posts })]),
    });
    expect(lines.slice(0, 4)).toEqual([
      'Batch 31 of 3 ideas in vidsheet 7 is done, with 1 failed.',
      '- Rye: row 101, video https://media.example/4.mp4, post 5 waits for approval, post 6 scheduled, failed at post',
      '- Idea 2: not made (not_accepted)',
      '- Idea 3: not made',
    ]);
  });

  it.each([
    ['paused', 'max_credits', /is paused: its limit of credits is reached\.$/],
    ['paused', 'another_reason', /is paused: another_reason\.$/],
    ['paused', null, /is paused\.$/],
    ['stopped', null, /is stopped\.$/],
  ])('of a batch that is %s by %p', (status, paused_reason, expected) => {
    expect(report({ batch: { ...BATCH, status, paused_reason } })[0]).toMatch(expected);
  });

  it('says what is left of the week, and of no estimate nothing', () => {
    const production = {
      ...({ take: 2, whenShort: 'take_fewer', target: { sheetId: 7 }, columns: null } as const),
      ...({ through: 'render', maxCredits: null, weeklyCredits: 100 } as const),
    };
    expect(report({ production, batch: { ...BATCH, estimate: null } }).at(-1)).toBe(
      'Spent 2 credits, limit 6. Left of 100 in seven days: 94.',
    );
  });

  it('says why nothing was made', () => {
    const one = { batch: undefined, ideaIds: [1] };
    expect(report({ ...one, status: 'rejected', error: 'Spreadsheet not found' })).toEqual([
      'Nothing was made of 1 idea: Spreadsheet not found.',
    ]);
    expect(report({ ...one, status: 'rejected' })[0]).toMatch(/: the order was rejected\.$/);
    expect(report({ ...one, status: 'nothing_to_make' })[0]).toMatch(/^Nothing was left to make of 1 idea/);
  });
});
