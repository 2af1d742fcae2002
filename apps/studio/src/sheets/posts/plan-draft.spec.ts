import { describe, expect, it } from '@jest/globals';
import type { PostPlanView } from '@reelsheet/client';
import { draftOf, emptyDraft, errorsOfTarget, newTarget, otherErrors, planOf } from './plan-draft.js';

const plan: PostPlanView = {
  targets: [
    { platform: 'videohost', account_id: 7, optional: false, content: { title: '{{A}}', videohost_options: {} } },
    { platform: 'microblog', account_id: null, optional: true, content: { description: '{{B}}' } },
  ],
  files: { video: 'FINAL VIDEO', cover: null },
  timing: { type: 'cadence', from: '2027-01-04', times: ['09:00', '18:00'], days_of_week: [0, 2] },
  requires_approval: false,
  updated_at: '2026-01-01T00:00:00Z',
};

describe('a post plan that is edited', () => {
  it('comes back as it was, with options that the form does not show', () => {
    const { updated_at: _, ...rest } = plan;
    expect(planOf(draftOf(plan, 'UTC'))).toEqual({
      ...rest,
      targets: [
        { platform: 'videohost', account_id: 7, content: plan.targets[0]!.content },
        { platform: 'microblog', optional: true, content: { description: '{{B}}' } },
      ],
    });
  });

  it('has the times of its kind alone', () => {
    const draft = {
      ...emptyDraft('V'),
      targets: [newTarget('microblog', 'a')],
      at: [
        { day: '2027-01-01', time: '09:00' },
        { day: '', time: '' },
        { day: '2027-01-02', time: '10:30' },
      ],
    };
    expect(planOf(draft).timing).toEqual({ type: 'slots' });
    expect(planOf({ ...draft, timing: 'fixed' }).timing).toEqual({
      type: 'fixed',
      at: ['2027-01-01T09:00', '2027-01-02T10:30'],
    });
    expect(planOf({ ...draft, timing: 'column', timingColumn: 'WHEN' }).timing).toEqual({
      type: 'column',
      column: 'WHEN',
    });
    expect(planOf({ ...draft, timing: 'cadence', from: '2027-01-01', times: ['09:00', '', '18:00'] }).timing).toEqual({
      type: 'cadence',
      from: '2027-01-01',
      times: ['09:00', '18:00'],
    });
  });

  it('begins with what a network requires', () => {
    expect(newTarget('shortvideo', 'a').content).toMatchObject({ shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE' });
    expect(planOf(emptyDraft('V'))).toMatchObject({ files: { video: 'V', cover: null }, requires_approval: true });
  });

  it('shows errors at the fields of their target, and others above the form', () => {
    const errors = { 'targets[1].content.title': 'is too long', 'targets[1].platform': 'twice', 'timing.from': 'past' };
    expect(errorsOfTarget(errors, 1)).toEqual({ 'content.title': 'is too long', platform: 'twice' });
    expect(errorsOfTarget(errors, 0)).toEqual({});
    expect(otherErrors(errors)).toEqual(['Network twice']);
  });
});
