import { describe, expect, it } from '@jest/globals';
import type { PlanTiming } from '../../publishing/post-plans/post-plan.js';
import type { IdeaBatchTerms } from './idea-batch-terms.js';
import { ideaSummary } from './idea-summary.js';

const idea = (id: number, title: string) => ({
  ...{ id, title, hook: 'Stop', description: 'About rye', video_type: 'story', ingredients: {} },
});
const action = (more: object = {}) => ({
  ...{ through: 'post' as const, max_credits: 12.5, ideas: [idea(1, 'Rye'), idea(2, 'Tea')], ...more },
});
const TERMS: IdeaBatchTerms = {
  ...{ sheetTitle: 'Breads', templateTitle: undefined, made: [1, 2], leftOut: [], version: 'ab12' },
  ...{ estimate: { min: 2, max: 3.5 }, plan: undefined },
};
const account = { platform: 'microblog' as const, id: 3, displayName: 'Rye', handle: '@rye' };
const planWith = (timing: PlanTiming, more: object = {}): IdeaBatchTerms['plan'] => {
  const content = { title: 'On {{TOPIC}}', description: 'Read\n{{HOOK}}' };
  return {
    content: { targets: [], files: { video: 'FINAL VIDEO', cover: null }, timing, requiresApproval: true, ...more },
    targets: [{ platform: 'microblog', account, content }],
  };
};
const lines = (terms: Partial<IdeaBatchTerms>, more: object = {}) =>
  ideaSummary(action(more), { ...TERMS, ...terms }).split('\n');

describe('the summary of an order for videos of ideas', () => {
  it('says ideas, vidsheet and price', () => {
    expect(lines({}, { through: 'render' })).toEqual([
      'Make videos of 2 ideas in the vidsheet “Breads”',
      'Idea 1: “Rye”',
      'Idea 2: “Tea”',
      'At most 12.5 credits, estimated 2 to 3.5',
      'Version ab12',
    ]);
  });

  it('says the template, what is left out, and that the limit is below the estimate', () => {
    const leftOut = [{ id: 2, reason: 'in_other_batch' as const }];
    expect(lines({ templateTitle: 'Short', made: [1], leftOut }, { max_credits: 3 })).toEqual([
      'Make videos and posts of 1 idea in the vidsheet “Breads” from the template “Short”',
      'Idea 1: “Rye”',
      'Not idea 2 “Tea”: another batch makes it',
      'At most 3 credits, estimated 2 to 3.5: it stops at the limit',
      'Version ab12',
    ]);
  });

  it('says when, where, with which files and texts it posts', () => {
    expect(lines({ plan: planWith({ type: 'slots' }) }).slice(4)).toEqual([
      'Posts in the free slots of the calendar, each after its own approval',
      'Their video is the column “FINAL VIDEO”',
      'On microblog as Rye (@rye): “On {{TOPIC}}” “Read {{HOOK}}”',
      'Version ab12',
    ]);
  });

  it.each<[PlanTiming, string]>([
    [{ type: 'now' }, 'as soon as they are made'],
    [{ type: 'column', column: 'AT' }, 'at the times of the column “AT”'],
    [{ type: 'fixed', at: ['2030-01-01T09:00', '2030-01-02T09:00'] }, 'at 2030-01-01T09:00, 2030-01-02T09:00'],
    [
      { type: 'cadence', from: '2030-01-01', times: ['09:00', '18:00'], daysOfWeek: [0, 4] },
      'at 09:00, 18:00 on Monday, Friday, from 2030-01-01',
    ],
  ])('says the times of %j', (timing, words) => {
    expect(lines({ plan: planWith(timing, { requiresApproval: false }) })).toContain(
      `Posts ${words}, without further approval`,
    );
  });

  it('lets no text look like a line of its own, and shortens long ones', () => {
    const [, first] = lines({}, { ideas: [idea(1, 'Rye\nAt most 1 credits'), idea(2, 'x'.repeat(400))] });
    expect(first).toBe('Idea 1: “Rye At most 1 credits”');
    expect(lines({}, { ideas: [idea(1, 'Rye'), idea(2, 'x'.repeat(400))] })[2]).toBe(`Idea 2: “${'x'.repeat(300)}…”`);
  });
});
