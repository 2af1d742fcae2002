import { invalid, parseAgentRef, type AgentRef } from '@reelsheet/kernel';
import { AgentId, Choice, Decimal, Flag, Id, Ids, Text, Texts, Whole } from '@reelsheet/platform-http';
import { LIVE_KINDS, LIVE_THINGS } from './live-kinds.js';
import { MAX_EVENT_IDS, MAX_KIND_LENGTH, MAX_KINDS } from './live-limits.js';

const KINDS_ABOUT = 'only these kinds: a kind, such as `cell.updated`, or a thing, such as `cell` for all kinds of it';

export class LiveQuery {
  @AgentId({ optional: true, about: 'only events of this agent, by integer id or uuid' })
  agent_id?: string;

  @Texts({ optional: true, about: KINDS_ABOUT, maxItems: MAX_KINDS, max: MAX_KIND_LENGTH })
  kinds?: string[];
}

export class LiveEventView {
  @Choice(LIVE_KINDS) kind!: string;
  @Id({ nullable: true, about: 'null for an event that concerns no single agent' }) agent_id!: number | null;
  @Text({ format: 'date-time' }) at!: string;
  @Text({ optional: true, about: '`X-Client-Id` of the request that caused it directly' }) origin?: string;
  @Ids({
    optional: true,
    nullable: true,
    about: `null where it concerns more than ${MAX_EVENT_IDS}: read all of them again`,
  })
  ids?: number[] | null;
  @Id({ optional: true }) id?: number;
  @Id({ optional: true, nullable: true }) sheet_id?: number | null;
  @Whole({ optional: true, about: 'of the sheet after the change; it orders what happened to it' })
  sheet_version?: number;
  @Id({ optional: true, nullable: true }) cell_id?: number | null;
  @Id({ optional: true, nullable: true }) layer_id?: number | null;
  @Flag({ optional: true, about: 'a result was selected; nobody changed the cells' }) generated?: boolean;
  @Id({ optional: true }) generation_id?: number;
  @Id({ optional: true }) render_job_id?: number;
  @Id({ optional: true, nullable: true }) content_resource_id?: number | null;
  @Decimal({ optional: true, nullable: true, min: 0, max: 1 }) progress?: number | null;
  @Id({ optional: true }) user_id?: number;
  @Text({ optional: true, about: 'name that the client gave itself' }) client_id?: string;
  @Id({ optional: true }) batch_id?: number;
  @Id({ optional: true }) post_id?: number;
  @Text({ optional: true, format: 'uuid' }) gate_id?: string;
  @Id({ optional: true }) idea_id?: number;
  @Text({ optional: true, format: 'uuid' }) run_id?: string;
  @Id({ optional: true }) user_job_id?: number;
  @Id({ optional: true }) backup_id?: number;
  @Text({ optional: true }) type?: string;
  @Whole({ optional: true }) round?: number;
  @Text({ optional: true }) status?: string;
  @Flag({ optional: true }) preview?: boolean;
  @Text({ optional: true }) platform?: string;
  @Text({ optional: true, nullable: true }) error_code?: string | null;
  @Text({ optional: true }) object_type?: string;
  @Text({ optional: true }) asset_type?: string;
  @Whole({ optional: true, about: 'new ones' }) posts?: number;
  @Whole({ optional: true, about: 'new ones' }) comments?: number;
  @Text({ optional: true }) from?: string;
  @Text({ optional: true }) to?: string;
}

export const toAgentRef = ({ agent_id: id }: LiveQuery): AgentRef | undefined =>
  id === undefined ? undefined : parseAgentRef(id);

/** Throws `validation_error` for a kind or thing that does not exist. */
export function toKinds({ kinds }: LiveQuery): readonly string[] | undefined {
  kinds?.forEach((kind, index) => {
    if (!LIVE_KINDS.includes(kind) && !LIVE_THINGS.includes(kind))
      throw invalid(`kinds.${index}`, 'must be a kind of a live event, such as cell.updated, or its first part');
  });
  return kinds;
}
