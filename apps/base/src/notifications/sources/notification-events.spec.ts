import { describe, expect, it } from '@jest/globals';
import {
  batchChanged,
  gateChanged,
  postPublished,
  recurringJobEnded,
  renderCompleted,
  sheetCreated,
} from '@reelsheet/contracts';
import { toOccurrence } from './notification-events.js';

const NOW = new Date('2026-11-26T23:59:59.000Z');
const NEXT_DAY = new Date('2026-11-27T00:00:00.000Z');
const scope = { organization_id: 1, agent_id: 2 };
const occurrence = ({ subject }: { subject: string }, payload: object, at = NOW) =>
  toOccurrence({ subject, payload, origin: null }, at);

const render = { ...scope, render_job_id: 5, sheet_id: 3, cell_id: 4, content_resource_id: 6, status: 'completed' };
const batch = { ...scope, sheet_id: 3, batch_id: 9 };

describe('a domain event of which members are notified', () => {
  it('is one of many of its sheet and day', () => {
    const key = occurrence(renderCompleted, render)?.groupKey;
    expect(occurrence(renderCompleted, { ...render, render_job_id: 6 })?.groupKey).toBe(key);
    expect(occurrence(renderCompleted, { ...render, sheet_id: 7 })?.groupKey).not.toBe(key);
    expect(occurrence(renderCompleted, render, NEXT_DAY)?.groupKey).not.toBe(key);
    expect(occurrence(renderCompleted, render)).toMatchObject({ isCounted: true, details: { sheet_id: 3 } });
  });

  it('is the failure of a post that is live on some platforms only', () => {
    const post = { ...scope, post_id: 8 };
    expect(occurrence(postPublished, { ...post, status: 'partial' })?.kind).toBe('post_failed');
    expect(occurrence(postPublished, { ...post, status: 'success' })?.kind).toBe('post_published');
  });

  it.each([
    ['completed', {}, 'batch_completed'],
    ['paused', { paused_reason: 'max_credits' }, 'batch_paused'],
    ['paused', {}, undefined],
    ['running', {}, undefined],
    ['stopped', {}, undefined],
  ])('is a batch that is %s %j: %s', (status, more, kind) => {
    expect(occurrence(batchChanged, { ...batch, status, ...more })?.kind).toBe(kind);
  });

  it.each([
    [sheetCreated, { ...scope, sheet_id: 1, sheet_version: 1 }],
    [renderCompleted, { ...render, preview: true }],
    [gateChanged, { ...scope, gate_id: 'g', status: 'approved' }],
    [recurringJobEnded, { ...scope, recurring_job_id: 'j', run_id: 'r', outcome: 'no_ideas' }],
  ])('is not $0.subject', (contract, payload) => {
    expect(occurrence(contract, payload)).toBeUndefined();
  });
});
