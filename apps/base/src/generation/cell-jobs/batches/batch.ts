import { choices } from '@reelsheet/kernel';

export const BATCH_STATUSES = choices(
  'Status of a batch',
  {
    running: 'its cells are generated, its videos rendered and its posts made',
    paused: 'orders no more until it is resumed; `paused_reason` says why, if nobody paused it',
    stopped: 'ended by a caller; its open generations are stopped',
    completed: 'every cell, video and row with posts has been made or has failed',
  },
  'running ⇄ paused, both → stopped; running → completed.',
);
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** The last stage of a batch: each includes the ones before. */
export const BATCH_TARGETS = choices('Last stage of a batch (`through`)', {
  cells: 'the batch generates cells',
  render: 'the batch generates cells, then renders the videos of their rows',
  post: 'the batch generates cells, renders the videos of their rows, then makes the posts of the rows',
});
export type BatchTarget = (typeof BATCH_TARGETS)[number];

/** Reasons for which a batch pauses without a request. */
export const PAUSED_REASONS = choices('Reason of a paused batch', {
  max_credits: 'the next order would exceed `max_credits`',
  insufficient_credits: 'the organization has too few credits for the next order',
  too_much_uncollected_work: 'stopped generations left too much work at vendors',
});
export type PausedReason = (typeof PAUSED_REASONS)[number];
