import type { ShownPlan } from '../../publishing/post-plans/batches/plan-preview.js';
import type { PlanTiming } from '../../publishing/post-plans/post-plan.js';
import { countOf, type ActionOf } from '../action-handler.js';
import type { IdeaBatchTerms, LeftOutReason } from './idea-batch-terms.js';

type SummarizedAction = Pick<ActionOf<'produce_ideas'>, 'ideas' | 'through' | 'max_credits'>;

/** Maximum number of characters of one text in a summary; the fingerprint stands for the rest. */
const MAX_QUOTED = 300;

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  has_placeholders: 'a text of it contains “{{”',
  in_other_vidsheet: 'its row is in another vidsheet',
  in_other_batch: 'another batch makes it',
  already_made: 'it is made',
};

const TIMES: { readonly [T in PlanTiming['type']]: (timing: Extract<PlanTiming, { type: T }>) => string } = {
  now: () => 'as soon as they are made',
  slots: () => 'in the free slots of the calendar',
  column: ({ column }) => `at the times of the column ${quoted(column)}`,
  fixed: ({ at }) => `at ${at.join(', ')}`,
  cadence: ({ from, times, daysOfWeek }) =>
    `at ${times.join(', ')} on ${daysOfWeek.map((day) => DAYS[day]).join(', ')}, from ${from}`,
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Returns what a person reads before videos are made of ideas, a fact a line. The last line is a fingerprint of the
 * whole setup of rows and posts, so that another setup is another summary.
 */
export function ideaSummary(action: SummarizedAction, terms: IdeaBatchTerms): string {
  const { sheetTitle, templateTitle, made, leftOut, plan, version } = terms;
  const titles = new Map(action.ideas.map(({ id, title }) => [id, quoted(title)]));
  const things = action.through === 'post' ? 'videos and posts' : 'videos';
  const origin = templateTitle === undefined ? '' : ` from the template ${quoted(templateTitle)}`;
  return [
    `Make ${things} of ${countOf(made.length, 'idea')} in the vidsheet ${quoted(sheetTitle)}${origin}`,
    ...made.map((id) => `Idea ${id}: ${titles.get(id)}`),
    ...leftOut.map(({ id, reason }) => `Not idea ${id} ${titles.get(id)}: ${REASONS[reason]}`),
    priceOf(action, terms),
    ...(plan ? planLines(plan) : []),
    `Version ${version}`,
  ].join('\n');
}

function priceOf({ max_credits: limit }: SummarizedAction, { estimate }: IdeaBatchTerms): string {
  const maximum = `At most ${limit} credits`;
  if (!estimate) return maximum;
  const { min, max } = estimate;
  const expected = min === max ? `estimated ${max}` : `estimated ${min} to ${max}`;
  return max > limit ? `${maximum}, ${expected}: it stops at the limit` : `${maximum}, ${expected}`;
}

function planLines({ content: { files, timing, requiresApproval }, targets }: ShownPlan): string[] {
  const approval = requiresApproval ? 'each after its own approval' : 'without further approval';
  return [
    `Posts ${timesOf(timing)}, ${approval}`,
    ...(files.video === null ? [] : [`Their video is the column ${quoted(files.video)}`]),
    ...(files.cover === null ? [] : [`Their cover is the column ${quoted(files.cover)}`]),
    ...targets.map(({ platform, account, content }) => {
      const words = [content.title, content.description].filter((text) => text).map((text) => quoted(text!));
      return `On ${platform} as ${account.displayName} (${account.handle}): ${words.join(' ') || 'no text'}`;
    }),
  ];
}

const timesOf = (timing: PlanTiming): string => (TIMES[timing.type] as (given: PlanTiming) => string)(timing);

/** A text on one line, so that it cannot look like a line of the summary. */
function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED).toWellFormed()}…` : line}”`;
}
