import { choices, PLATFORMS } from '@reelsheet/kernel';
import { Choice, Flag, Json, ListOf, Nested, Text, Texts, Whole } from '@reelsheet/platform-http';
import {
  BACKUP_ASSET_TYPES,
  BACKUP_SOURCES,
  IDENTITY_TYPES,
  ITEM_TYPES,
  type AgentCore,
  type Brand,
  type CoreVoice,
} from './agent-core.js';
import type { CoreOutcome, Outcomes } from './outcome.js';

const nullable = { nullable: true } as const;

export class MonitoredItemView {
  @Text() handle!: string;
  @Choice(ITEM_TYPES) item_type!: string;
}

export class ResearchTopicView {
  @Text() topic!: string;
}

export class LinkedAccountView {
  @Whole() id!: number;
  @Text() url!: string;
  @Choice(PLATFORMS, nullable) platform!: string | null;
  @Text(nullable) display_name!: string | null;
}

export class CoreVoiceView {
  @Text() voice_id!: string;
  @Text(nullable) name!: string | null;
  @Text(nullable) source!: string | null;
}

export class BrandView {
  @Text(nullable) brand_name!: string | null;
  @Text(nullable) description!: string | null;
  @Choice(IDENTITY_TYPES, nullable) identity_type!: string | null;
  @Text(nullable) goal!: string | null;
  @Texts({ values: PLATFORMS }) target_platforms!: readonly string[];
  @Flag(nullable) shortform!: boolean | null;
  @Flag(nullable) longform!: boolean | null;
  @Text(nullable) onboarding_status!: string | null;
  @Texts() keywords!: readonly string[];
  @ListOf(() => MonitoredItemView, { about: 'sources of inspiration' }) monitored!: MonitoredItemView[];
  @ListOf(() => ResearchTopicView, { about: 'fields of expertise' }) research_topics!: ResearchTopicView[];
  @ListOf(() => LinkedAccountView, { about: "the agent's own accounts" }) linked_accounts!: LinkedAccountView[];
  @Flag() provenance_enabled!: boolean;
  @Texts({ values: BACKUP_SOURCES }) provenance_auto_backup_sources!: readonly string[];
  @Texts({ values: BACKUP_ASSET_TYPES }) provenance_auto_backup_asset_types!: readonly string[];
}

export class AgentCoreView extends BrandView {
  @Text({ format: 'uuid' }) agent_id!: string;
  @Text(nullable) personality!: string | null;
  @Nested(() => CoreVoiceView, nullable) default_user_voice!: CoreVoiceView | null;
}

const OUTCOMES = choices('Outcome of a change of the agent core', {
  ok: 'changed',
  error: 'nothing of this target changed; `error` says why',
});

export class OutcomeView {
  @Choice(OUTCOMES) status!: string;
  @Json({ optional: true, about: "where ok: the target's fields as they are now" }) data?: object;
  @Text({ optional: true, about: 'where error: why nothing of this target changed' }) error?: string;
}

export class OutcomesView {
  @Nested(() => OutcomeView, { optional: true }) brand?: OutcomeView;
  @Nested(() => OutcomeView, { optional: true }) personality?: OutcomeView;
  @Nested(() => OutcomeView, { optional: true, about: '`default_user_voice`' }) voice?: OutcomeView;
}

export function toAgentCore({ uuid }: { uuid: string }, { brand, personality, voice }: AgentCore): AgentCoreView {
  return { agent_id: uuid, ...toBrand(brand), personality, default_user_voice: toVoice(voice) };
}

export function toOutcomes({ brand, personality, voice }: Outcomes): OutcomesView {
  return {
    ...(brand && { brand: toOutcome(brand, toBrand) }),
    ...(personality && { personality: toOutcome(personality, (text) => ({ personality: text })) }),
    ...(voice && { voice: toOutcome(voice, (set) => ({ default_user_voice: toVoice(set) })) }),
  };
}

function toOutcome<T>(outcome: CoreOutcome<T>, toData: (data: T) => object): OutcomeView {
  return outcome.ok ? { status: 'ok', data: toData(outcome.data) } : { status: 'error', error: outcome.error };
}

function toBrand(brand: Brand): BrandView {
  return {
    brand_name: brand.brandName,
    description: brand.description,
    identity_type: brand.identityType,
    goal: brand.goal,
    target_platforms: brand.targetPlatforms,
    shortform: brand.shortform,
    longform: brand.longform,
    onboarding_status: brand.onboardingStatus,
    keywords: brand.keywords,
    monitored: brand.monitored.map(({ handle, itemType }) => ({ handle, item_type: itemType })),
    research_topics: brand.researchTopics.map((topic) => ({ topic })),
    linked_accounts: brand.linkedAccounts.map(({ id, url, platform, displayName }) => ({
      id,
      url,
      platform,
      display_name: displayName,
    })),
    provenance_enabled: brand.provenanceEnabled,
    provenance_auto_backup_sources: brand.provenanceAutoBackupSources,
    provenance_auto_backup_asset_types: brand.provenanceAutoBackupAssetTypes,
  };
}

const toVoice = (voice: CoreVoice | null): CoreVoiceView | null =>
  voice && { voice_id: voice.voiceId, name: voice.name, source: voice.source };
