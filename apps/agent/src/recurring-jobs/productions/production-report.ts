import type { OrderedBatch } from '@reelsheet/contracts';
import { toCredits } from '@reelsheet/kernel';
import type { IdeaProduction } from '../../ideas/idea-production-client.js';
import type { FollowedProduction } from './production.repository.js';

export interface ReportedProduction extends Pick<
  FollowedProduction,
  'ideaIds' | 'results' | 'ceiling' | 'status' | 'error' | 'production'
> {
  /** Undefined if the order has started none. */
  readonly batch: OrderedBatch | undefined;
  /** Titles of the ideas by id. */
  readonly titles: ReadonlyMap<number, string>;
  /** Rows, videos and posts of the ideas by id. */
  readonly made: ReadonlyMap<number, IdeaProduction>;
  /** Rest of the weekly limit, in micro. */
  readonly left: number;
}

const PAUSES: Readonly<Record<string, string>> = {
  max_credits: 'its limit of credits is reached',
  insufficient_credits: 'the organization has too few credits',
  too_much_uncollected_work: 'stopped generations left too much work at vendors',
};

/** Returns the message about what a firing has made of ideas. */
export function productionReport(report: ReportedProduction): string {
  const { batch, status, error } = report;
  if (status === 'rejected') return `Nothing was made of ${ideasIn(report)}: ${error ?? 'the order was rejected'}.`;
  if (!batch)
    return `Nothing was left to make of ${ideasIn(report)}: another order has taken it, or it is not accepted.`;
  return [headline(batch, report), ...report.ideaIds.map((id) => lineOf(id, report)), ...sums(batch, report)].join(
    '\n',
  );
}

const ideasIn = ({ ideaIds }: ReportedProduction) => (ideaIds.length === 1 ? '1 idea' : `${ideaIds.length} ideas`);

function headline(
  { status, paused_reason: reason, id, vidsheet_id, failed }: OrderedBatch,
  report: ReportedProduction,
) {
  const why = reason === null ? '' : `: ${PAUSES[reason] ?? reason}`;
  const state = status === 'completed' ? 'is done' : `is ${status}${why}`;
  const errors = failed === 0 ? '' : `, with ${failed} failed`;
  return `Batch ${id} of ${ideasIn(report)} in vidsheet ${vidsheet_id} ${state}${errors}.`;
}

function lineOf(id: number, { titles, made, results, batch }: ReportedProduction): string {
  const name = `- ${titles.get(id) ?? `Idea ${id}`}`;
  const idea = made.get(id);
  const rowId = idea?.row_id ?? null;
  const reason = results?.find(({ ideaId }) => ideaId === id)?.reason;
  if (reason) return `${name}: not made (${reason})`;
  if (!idea || rowId === null) return `${name}: not made`;
  const errors = batch!.failures.filter(({ row_id }) => row_id === rowId);
  return `${name}: ${[
    `row ${rowId}`,
    ...(idea.video ? [`video ${idea.video.url}`] : []),
    ...idea.posts.map(({ post_id, status }) => `post ${post_id} ${status === 'draft' ? 'waits for approval' : status}`),
    ...errors.map(({ stage, error }) => `failed at ${stage}${error === null ? '' : ` (${error})`}`),
  ].join(', ')}`;
}

function sums({ spent, estimate }: OrderedBatch, { ceiling, left, production }: ReportedProduction): string[] {
  const expected = estimate ? `, estimated ${estimate.min} to ${estimate.max}` : '';
  const weekly = production ? ` Left of ${production.weeklyCredits} in seven days: ${toCredits(left)}.` : '';
  return [`Spent ${spent} credits${expected}, limit ${toCredits(ceiling)}.${weekly}`];
}
