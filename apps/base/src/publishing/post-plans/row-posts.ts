import type { Platform } from '@reelsheet/kernel';
import type { PostContent } from '@reelsheet/provider-publisher';
import { platformRule } from '@reelsheet/provider-publisher';
import type { NamedTexts } from '../../sheets/prompts/prompt.js';
import type { CheckedContent } from '../posts/post-planner.js';
import type { NewPost } from '../posts/post.js';
import type { TakenTimes, UsableTarget } from './plan-accounts.js';
import type { RowTime } from './times/planned-times.js';
import type { PlanTarget } from './post-plan.js';
import { namesInFields, resolveContent, type PostFieldError } from './row-content.js';
import { isBlank, type RowSources } from './row-sources.js';

/** A file of a row, or null if the plan names no column for it. */
export type RowFile = { readonly url: string; readonly isMadeWithAi: boolean } | PostFieldError | null;

/** A row whose posts on some targets are to be made. */
export interface RowInput {
  readonly rowId: number;
  /** The idea that the row was made of. */
  readonly ideaId: number | null;
  readonly targets: readonly UsableTarget[];
  readonly time: RowTime;
  readonly texts: NamedTexts;
  readonly video: RowFile;
  readonly cover: RowFile;
  readonly sources: RowSources;
}

export interface RowError extends PostFieldError {
  readonly rowId: number;
  readonly platform: Platform;
  /** Null if no account can be used. */
  readonly accountId: number | null;
}

export interface RowPosts {
  /** Empty if any of them has an error. */
  readonly posts: readonly NewPost[];
  readonly errors: readonly RowError[];
}

export interface PostRules {
  readonly isDraft: boolean;
  /** True if posts go out without a time of their own. */
  readonly isNow: boolean;
  readonly taken: TakenTimes;
  readonly check: (platform: Platform, content: PostContent, time: Date | null) => CheckedContent;
}

/** Returns the posts of a row, or everything that is wrong with them. */
export function postsOf(row: RowInput, rules: PostRules): RowPosts {
  const planned = row.targets.map((target) => ({ target, ...postOf(row, target, rules) }));
  const errors = planned.flatMap(({ target: { platform, accountId, usableId }, errors: found }) =>
    found.map((each) => ({ ...each, rowId: row.rowId, platform, accountId: usableId ?? accountId })),
  );
  return { posts: errors.length > 0 ? [] : planned.flatMap(({ post }) => post ?? []), errors };
}

function postOf(
  row: RowInput,
  target: UsableTarget,
  { isDraft, isNow, taken, check }: PostRules,
): { readonly post?: NewPost; readonly errors: readonly PostFieldError[] } {
  const { platform, usableId } = target;
  const { content, isMadeWithAi, errors: known } = plannedContent(target, row);
  const time = 'time' in row.time ? row.time.time : null;
  const checked = check(platform, content, isNow ? null : time);
  const errors = [
    ...known,
    ...(target.accountError ? [target.accountError] : []),
    ...('time' in row.time ? [] : [row.time]),
    ...(time && !isNow && usableId !== undefined && taken.isTaken(usableId, time)
      ? [{ field: 'scheduled_time', error: 'is the time of another post of this account' }]
      : []),
    ...withoutConsequences(checked, known),
  ];
  if (errors.length > 0 || time === null || usableId === undefined) return { errors };
  const { rowId, ideaId } = row;
  const scheduleType = isNow ? 'now' : 'specific_time';
  const common = { platform, accountId: usableId, rowId, ideaId, scheduleType, scheduledTime: time, isDraft } as const;
  return { post: { ...common, content, madeWithAi: isMadeWithAi, warning: checked.warning }, errors };
}

/** The content of a post, and what is wrong with its texts and files. */
export interface PlannedContent {
  readonly content: PostContent;
  readonly isMadeWithAi: boolean;
  readonly errors: readonly PostFieldError[];
}

type ContentOfRow = Pick<RowInput, 'texts' | 'video' | 'cover' | 'sources'>;

/** Returns what the post of a row on a target is made of. */
export function plannedContent({ platform, content }: PlanTarget, row: ContentOfRow): PlannedContent {
  const resolved = resolveContent(content, row.texts);
  const shown = withFiles(resolved.content, platform, row);
  return { ...shown, errors: [...resolved.errors, ...textErrors(content, row), ...shown.errors] };
}

/** Returns an error for each text of which a cell is not made, and for a post that shows nothing of a blank row. */
function textErrors(content: PostContent, { sources, video }: ContentOfRow): PostFieldError[] {
  const fields = namesInFields(content);
  const unmade = [...fields].flatMap(([field, names]) =>
    sources.unmadeIn(names).map((title) => ({ field, error: `names {{${title}}}, which is not made in this row` })),
  );
  const [first] = fields.keys();
  if (unmade.length > 0 || first === undefined || video !== null) return unmade;
  const shown = sources.shownBy([...fields.values()].flat());
  if (shown.length === 0 || !shown.every(isBlank)) return [];
  return [{ field: first, error: 'names only cells that are empty in this row' }];
}

function withFiles(content: PostContent, platform: Platform, { video, cover }: ContentOfRow): PlannedContent {
  const takesCover = !platformRule(platform).ignored.includes('thumbnail_url');
  const files = [video, takesCover ? cover : null];
  const found = files.map((file) => (file && 'url' in file ? file : undefined));
  const [shownVideo, shownCover] = found;
  return {
    content: {
      ...content,
      ...(shownVideo ? { mediaUrl: shownVideo.url } : {}),
      ...(shownCover ? { thumbnailUrl: shownCover.url } : {}),
    },
    isMadeWithAi: shownVideo?.isMadeWithAi ?? false,
    errors: files.flatMap((file) => (file && 'error' in file ? [file] : [])),
  };
}

/** Leaves out violations of fields that are missing only because of a known error. */
function withoutConsequences({ violations }: CheckedContent, known: readonly PostFieldError[]): PostFieldError[] {
  const names = known.map(({ field }) => (field === 'files.video' ? 'media_url' : field.split('.')[0]!));
  return violations
    .filter(({ field }) => !names.includes(field.split('.')[0]!))
    .map(({ field, error }) => ({ field, error }));
}
