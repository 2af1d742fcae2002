import { PLATFORMS, prose } from '@reelsheet/kernel';
import { AgentId, Choice, Flag, Id, ListOf, Nested, Text, Texts, WebAddress } from '@reelsheet/platform-http';
import { AGENT_CORE_LIMITS } from './agent-core-limits.js';
import {
  BACKUP_ASSET_TYPES,
  BACKUP_SOURCES,
  IDENTITY_TYPES,
  ITEM_TYPES,
  UNSET,
  type BrandChanges,
  type CoreChanges,
  type CoreVoice,
} from './agent-core.js';

const { listItems, listText, monitored, researchTopics, linkedAccounts } = AGENT_CORE_LIMITS;
const optional = { optional: true, nullable: true } as const;

/** A list in a JSON body, or null to clear it. Unlike a list in a query, a text with commas is not split. */
const TextList = (about: string, values?: readonly string[]) =>
  Texts({ ...optional, about, values, min: 1, max: listText, maxItems: listItems, split: false });

export class MonitoredItemBody {
  @Text({ max: 500 })
  handle!: string;

  @Choice(ITEM_TYPES)
  item_type!: string;
}

export class ResearchTopicBody {
  @Text({ max: 500 })
  topic!: string;
}

export class LinkedAccountBody {
  @Id({ optional: true, about: 'of an account that is linked already; what you leave out of it stays' })
  id?: number;

  @WebAddress({ about: 'http or https, with a public host name and without credentials' })
  url!: string;

  @Choice(PLATFORMS, optional)
  platform?: string | null;

  @Text({ ...optional, max: 200 })
  display_name?: string | null;
}

export class CoreVoiceBody {
  @Text({ max: 200 })
  voice_id!: string;

  @Text({ ...optional, max: 200 })
  name?: string | null;

  @Text({ ...optional, max: 50 })
  source?: string | null;
}

/** A merge patch: absent fields stay, null clears. */
export class AgentCorePatch {
  @AgentId({ optional: true, about: 'may be sent back as it was read' })
  agent_id?: string | number;

  @Text({ ...optional, max: 200 })
  brand_name?: string | null;

  @Text({ ...optional, max: 500, about: 'the brand in two or three sentences' })
  description?: string | null;

  @Choice(IDENTITY_TYPES, optional)
  identity_type?: string | null;

  @Text({ ...optional, max: 5_000 })
  goal?: string | null;

  @TextList('platforms to make content for', PLATFORMS)
  target_platforms?: string[] | null;

  @Flag(optional)
  shortform?: boolean | null;

  @Flag(optional)
  longform?: boolean | null;

  @Text({ ...optional, max: 100 })
  onboarding_status?: string | null;

  @TextList('sent without `monitored`, they are monitored, and nothing else is')
  keywords?: string[] | null;

  @ListOf(() => MonitoredItemBody, {
    ...optional,
    maxItems: monitored,
    about: prose`
        sources of inspiration, watched for trends on the target platforms that can be, else on \`shortvideo\`, and
        paid for like those of a watchlist; a keyword that is one of \`keywords\` is not looked for`,
  })
  monitored?: MonitoredItemBody[] | null;

  @ListOf(() => ResearchTopicBody, {
    ...optional,
    maxItems: researchTopics,
    about: 'fields of expertise; recurring jobs research them, the default one daily',
  })
  research_topics?: ResearchTopicBody[] | null;

  @ListOf(() => LinkedAccountBody, { ...optional, maxItems: linkedAccounts, about: "the agent's own accounts" })
  linked_accounts?: LinkedAccountBody[] | null;

  @Text({ ...optional, max: 20_000 })
  personality?: string | null;

  @Nested(() => CoreVoiceBody, optional)
  default_user_voice?: CoreVoiceBody | null;

  @Flag({ ...optional, about: 'switches automatic backup; off until set' })
  provenance_enabled?: boolean | null;

  @TextList('events that back up; none where empty', BACKUP_SOURCES)
  provenance_auto_backup_sources?: string[] | null;

  @TextList('what is backed up', BACKUP_ASSET_TYPES)
  provenance_auto_backup_asset_types?: string[] | null;
}

export function fromPatch(body: AgentCorePatch): CoreChanges {
  const { personality, default_user_voice } = body;
  return (
    given<CoreChanges>({
      brand: fromBrand(body),
      personality,
      voice: default_user_voice && fromVoice(default_user_voice),
    }) ?? {}
  );
}

function fromBrand(body: AgentCorePatch): BrandChanges | undefined {
  const { provenanceEnabled, provenanceAutoBackupSources } = UNSET.brand;
  return given<BrandChanges>({
    brandName: body.brand_name,
    description: body.description,
    identityType: body.identity_type,
    goal: body.goal,
    targetPlatforms: orUnset(body.target_platforms, []),
    shortform: body.shortform,
    longform: body.longform,
    onboardingStatus: body.onboarding_status,
    keywords: orUnset(body.keywords, []),
    monitored: orUnset(body.monitored, [])?.map(({ handle, item_type }) => ({ handle, itemType: item_type })),
    researchTopics: orUnset(body.research_topics, [])?.map(({ topic }) => topic),
    linkedAccounts: orUnset(body.linked_accounts, [])?.map(fromAccount),
    provenanceEnabled: orUnset(body.provenance_enabled, provenanceEnabled),
    provenanceAutoBackupSources: orUnset(body.provenance_auto_backup_sources, provenanceAutoBackupSources),
    provenanceAutoBackupAssetTypes: orUnset(body.provenance_auto_backup_asset_types, []),
  });
}

const fromAccount = ({ id, url, platform, display_name }: LinkedAccountBody) =>
  given({ id, url, platform, displayName: display_name })!;

const fromVoice = ({ voice_id, name = null, source = null }: CoreVoiceBody): CoreVoice => ({
  voiceId: voice_id,
  name,
  source,
});

const orUnset = <T>(value: T | null | undefined, unset: T) => (value === null ? unset : value);

/** Returns the fields that were sent, or undefined if there were none. */
function given<T extends object>(fields: { [F in keyof T]: T[F] | undefined }): T | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
}
