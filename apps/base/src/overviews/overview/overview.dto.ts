import { toCredits } from '@reelsheet/kernel';
import type { Balance } from '@reelsheet/platform-credits';
import { Decimal, Flag, Id, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import { OrganizationView, toOrganization } from '../../accounts/organizations/organization.dto.js';
import type { OrganizationStorage } from '../../assets/media/storage.reader.js';
import { BatchView, toBatch } from '../../generation/cell-jobs/batches/batch.dto.js';
import type { AgentHealth } from './agent-health.service.js';
import { OVERVIEW_AGENTS } from './overview-limits.js';
import type { Overview } from './overview.service.js';

export class OverviewQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: `${OVERVIEW_AGENTS} agents per page` })
  page = 1;
}

export class CreditsView {
  @Decimal({ about: 'grants − captures' }) balance!: number;
  @Decimal({ about: 'held by running jobs' }) held!: number;
  @Decimal({ about: 'balance − held' }) available!: number;
}

export class StorageView {
  @Whole({ about: 'bytes of the files of this organization' }) used_bytes!: number;
  @Whole({ nullable: true, about: 'bytes that all organizations of its founder may store; null without a limit' })
  quota_bytes!: number | null;
  @Whole({ nullable: true, about: 'bytes that these organizations may still store; null without a limit' })
  left_bytes!: number | null;
}

export class OpenBatchView extends BatchView {
  @Id() sheet_id!: number;
}

export class PostCountsView {
  @Whole({ about: 'wait for the approval of a person' }) drafts!: number;
  @Whole({ about: 'wait for their time' }) scheduled!: number;
  @Whole({ about: 'failed on a platform or more within the last 7 days' }) failed!: number;
}

export class AccountCountsView {
  @Whole({ about: 'can publish' }) connected!: number;
  @Whole({ about: 'cannot publish until somebody connects them again' }) to_reconnect!: number;
}

export class AgentHealthView {
  @Id() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() name!: string;
  @Text({ nullable: true, about: 'its primary avatar, read without credentials' }) avatar_url!: string | null;
  @Flag({ about: 'true for the agent that every organization has' }) is_system!: boolean;
  @Text({
    format: 'date-time',
    about: 'when the agent or one of its sheets was last changed, or a generation or post last ordered',
  })
  last_active_at!: string;
  @Whole({ about: 'number of its sheets, without deleted ones' }) sheets!: number;
  @ListOf(() => OpenBatchView, { about: 'running and paused ones, newest first' }) open_batches!: OpenBatchView[];
  @Nested(() => PostCountsView) posts!: PostCountsView;
  @Nested(() => AccountCountsView) accounts!: AccountCountsView;
}

export class OverviewView {
  @Nested(() => OrganizationView) organization!: OrganizationView;
  @Nested(() => CreditsView) credits!: CreditsView;
  @Nested(() => StorageView, { nullable: true, about: 'null while the upload service does not answer' })
  storage!: StorageView | null;
  @ListOf(() => AgentHealthView, { about: 'the last active first' }) agents!: AgentHealthView[];
  @Whole({ about: 'number of agents on all pages' }) agents_total!: number;
}

export function toOverview({ organization, credits, storage, agents, total }: Overview): OverviewView {
  return {
    organization: toOrganization(organization),
    credits: toCreditsView(credits),
    storage: storage ? toStorage(storage) : null,
    agents: agents.map(toAgentHealth),
    agents_total: total,
  };
}

const toCreditsView = ({ balance, held, available }: Balance): CreditsView => ({
  balance: toCredits(balance),
  held: toCredits(held),
  available: toCredits(available),
});

const toStorage = ({ bytes, quota, left }: OrganizationStorage): StorageView => ({
  used_bytes: bytes,
  quota_bytes: quota,
  left_bytes: left,
});

function toAgentHealth({ batches, posts, accounts, ...agent }: AgentHealth): AgentHealthView {
  const { id, uuid, name, sheets } = agent;
  return {
    ...{ id, uuid, name, sheets },
    avatar_url: agent.avatarUrl,
    is_system: agent.isSystem,
    last_active_at: agent.lastActiveAt.toISOString(),
    open_batches: batches.map((batch) => ({ ...toBatch(batch), sheet_id: batch.sheetId })),
    posts: { drafts: posts?.drafts ?? 0, scheduled: posts?.scheduled ?? 0, failed: posts?.failed ?? 0 },
    accounts: { connected: accounts?.connected ?? 0, to_reconnect: accounts?.toReconnect ?? 0 },
  };
}
