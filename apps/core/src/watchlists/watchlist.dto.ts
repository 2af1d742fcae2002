import { invalid } from '@reelsheet/kernel';
import { Anything, Choice, Flag, ListOf, Name, Text } from '@reelsheet/platform-http';
import { SOURCE_PLATFORMS, TARGET_TYPES } from '../scraping/target.js';
import { WATCHLIST_LIMITS } from './watchlist-limits.js';
import type { Watchlist, WatchlistChanges, WatchSource } from './watchlist.repository.js';
import type { SourceInput, WatchlistInput } from './watchlist.service.js';

const optional = { optional: true, nullable: true } as const;
const ProjectId = () =>
  Anything(
    { oneOf: [{ type: 'string', maxLength: WATCHLIST_LIMITS.projectId, nullable: true }, { type: 'integer' }] },
    { about: 'shown as it was given' },
  );

export class WatchSourceBody {
  @Choice(SOURCE_PLATFORMS, { about: '`web` is a page of RSS, Atom or a sitemap, read without a vendor' })
  platform!: string;

  @Choice(TARGET_TYPES, { about: '`keyword` is not for `photoshare`; `web` has `account` alone' })
  target_type!: string;

  @Text({
    max: 2_000,
    pattern: /\S/,
    expected: 'not blank',
    about: '`@handle`, a hashtag without `#`, words, or the address of a feed; kept in small letters, handles with `@`',
  })
  target_value!: string;

  @Text({ ...optional, max: 500, about: 'as people write it' })
  original_display_value?: string | null;
}

export class WatchSourceKeyQuery {
  @Choice(SOURCE_PLATFORMS) platform!: string;
  @Choice(TARGET_TYPES) target_type!: string;
  @Text({ max: 2_000, pattern: /\S/, expected: 'not blank' }) target_value!: string;
}

export class WatchlistBody {
  @Name({
    max: WATCHLIST_LIMITS.name,
    about: 'of a list that the agent has, in whatever case: the sources are added to it',
  })
  name!: string;

  @ListOf(() => WatchSourceBody, { ...optional, maxItems: WATCHLIST_LIMITS.sources })
  sources?: WatchSourceBody[] | null;

  @ProjectId() project_id?: unknown;
  @Text({ ...optional, min: 1, max: 200 }) conversation_id?: string | null;
  @Text({ ...optional, min: 1, max: 200 }) created_by_run_id?: string | null;
}

export class WatchlistPatch {
  @Name({ max: WATCHLIST_LIMITS.name, optional: true }) name?: string;
  @Flag({ optional: true, about: 'false pauses it: nothing is scraped for it, and nothing billed' })
  intent_active?: boolean;
  @ProjectId() project_id?: unknown;
}

export class WatchSourceView {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ format: 'uuid' }) watchlist_id!: string;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Choice(SOURCE_PLATFORMS) platform!: string;
  @Choice(TARGET_TYPES) target_type!: string;
  @Text() target_value!: string;
  @Text({ nullable: true }) original_display_value!: string | null;
  @Flag() intent_active!: boolean;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

export class WatchlistView {
  @Text({ format: 'uuid' }) id!: string;
  @Text() user_id!: string;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Text() name!: string;
  @Flag() intent_active!: boolean;
  @ProjectId() project_id!: string | number | null;
  @Text({ nullable: true, about: 'lists make no projects, so it is null' }) project_error!: string | null;
  @Text({ nullable: true }) conversation_id!: string | null;
  @Text({ nullable: true }) created_by_run_id!: string | null;
  @ListOf(() => WatchSourceView) sources!: WatchSourceView[];
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

export class WatchlistsView {
  @ListOf(() => WatchlistView) watchlists!: WatchlistView[];
}

export const fromSource = (body: WatchSourceBody): SourceInput => ({
  platform: body.platform,
  targetType: body.target_type,
  targetValue: body.target_value,
  originalDisplayValue: body.original_display_value ?? null,
});

export const fromKey = ({ platform, target_type, target_value }: WatchSourceKeyQuery) => ({
  platform,
  targetType: target_type,
  targetValue: target_value,
});

export const fromWatchlist = (body: WatchlistBody): WatchlistInput => ({
  name: body.name,
  sources: (body.sources ?? []).map(fromSource),
  projectId: readProjectId(body.project_id) ?? null,
  conversationId: body.conversation_id ?? null,
  createdByRunId: body.created_by_run_id ?? null,
});

export const fromWatchlistPatch = ({ name, intent_active, project_id }: WatchlistPatch): WatchlistChanges => ({
  name,
  intentActive: intent_active,
  projectId: readProjectId(project_id),
});

export function toSource(source: WatchSource, watchlistId: string, agentUuid: string): WatchSourceView {
  return {
    id: source.id,
    watchlist_id: watchlistId,
    agent_id: agentUuid,
    platform: source.platform,
    target_type: source.targetType,
    target_value: source.targetValue,
    original_display_value: source.originalDisplayValue,
    intent_active: source.intentActive,
    created_at: source.createdAt,
    updated_at: source.updatedAt,
  };
}

export function toWatchlist(list: Watchlist): WatchlistView {
  return {
    id: list.id,
    user_id: String(list.userId),
    agent_id: list.agentUuid,
    name: list.name,
    intent_active: list.intentActive,
    project_id: list.projectId,
    project_error: null,
    conversation_id: list.conversationId,
    created_by_run_id: list.createdByRunId,
    sources: list.sources.map((source) => toSource(source, list.id, list.agentUuid)),
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}

/** Returns undefined if none is given. */
function readProjectId(given: unknown): string | number | null | undefined {
  if (given === undefined || given === null) return given;
  const isNumber = Number.isSafeInteger(given) && (given as number) > 0;
  const isText = typeof given === 'string' && given.length > 0 && given.length <= WATCHLIST_LIMITS.projectId;
  if (!isNumber && !isText) throw invalid('project_id', 'must be a string or an integer number');
  return given as string | number;
}
