import { choices } from '@reelsheet/kernel';

export const ATTENTION_KINDS = choices('Kind of what needs a person', {
  gate: 'an action of a run waits for an approval: `POST /agent/runs/{run_id}/approve`',
  post: 'a post has failed on a platform or more within the last 30 days; a new one publishes it, deleting ends it',
  account: 'a social account cannot publish: connect it again, or remove it',
  batch: 'a batch has paused by itself: resume it, or stop it',
  render: 'the latest render of a cell has failed within the last 30 days: render the cell again',
  webhook_endpoint: 'an endpoint was paused because it accepted nothing: set its address again, or remove it',
});
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Kinds of items that members may leave as they are. An action that waits for an approval is rejected instead. */
export const DISMISSIBLE_KINDS = choices('Kind of what can be dismissed', {
  post: 'a post that has failed on a platform or more',
  account: 'a social account that cannot publish',
  batch: 'a batch that has paused by itself',
  render: 'a render that has failed',
  webhook_endpoint: 'an endpoint that was paused',
}) satisfies readonly AttentionKind[];

/** Position of an item among all that need a person. */
export interface AttentionPosition {
  /** In ISO 8601, UTC, with microseconds. */
  readonly since: string;
  readonly kind: AttentionKind;
  readonly itemId: string;
}

/** Sentences for codes of records that store no text. */
const REASONS: Readonly<Record<string, string>> = {
  expired: 'The permission of the account has expired',
  disconnected: 'The network has withdrawn the permission of the account',
  max_credits: 'The next order would exceed the limit of the batch',
  insufficient_credits: 'The organization has too few credits for the next order',
  too_much_uncollected_work: 'Stopped generations left too much work at vendors',
  endpoint_paused: 'The endpoint has accepted no delivery for a long time',
  publishing_failed: 'The post could not be published',
  render_failed: 'The video could not be rendered',
};

/** Returns the text of the record, or the one of its code. */
export const reasonOf = (code: string, text: string | null): string => text || (REASONS[code] ?? code);
