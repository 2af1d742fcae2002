import { PLATFORMS, type Platform } from '@reelsheet/kernel';
import { AgentId, Choice, Flag, ListOf, Name, Nested, Text, Texts } from '@reelsheet/platform-http';
import { MAX_PREFERENCES_LENGTH } from '../preferences/preference-limits.js';
import { PROFILE_LIMITS } from './profile-limits.js';
import { toHandle } from './profile.js';
import type { ProfileChanges, UnifiedProfile } from './profile.service.js';

const optional = { optional: true, nullable: true } as const;
const texts = { ...optional, max: 500, maxItems: PROFILE_LIMITS.listItems, split: false } as const;

class IdentityBody {
  @Name({ optional: true }) name?: string;
  @Text({ optional: true, min: 0, max: 5_000 }) description?: string;

  @Text({
    ...optional,
    min: 1,
    max: 2_000,
    about:
      'of a picture that anybody may fetch; it becomes the primary one. Null, as where there is none, changes nothing',
  })
  avatar_url?: string | null;

  @Flag({ optional: true, about: 'a character, else a brand' }) use_character?: boolean;
  @Text({ ...optional, max: 20_000 }) persona?: string | null;
}

class DefaultVoiceBody {
  @Text({ max: 200 }) id!: string;
  @Text({ ...optional, max: 200 }) name?: string | null;
  @Text({ ...optional, max: 50, about: 'where the voice comes from' }) provider?: string | null;
}

class ProfileVoiceBody {
  @Text({ ...optional, max: 500, about: 'checked at the vendor; null disconnects it, and the masked key leaves it' })
  vendor_a_api_key?: string | null;

  @Nested(() => DefaultVoiceBody, optional) default_voice?: DefaultVoiceBody | null;
}

class HandleBody {
  @Text({ min: 1, max: 200 }) handle!: string;
  @Choice(PLATFORMS, { nullable: true, about: 'null for an account that is linked so' }) platform!: Platform | null;
}

class BrandBody {
  @Text({ ...optional, max: 200 }) brand_name?: string | null;
  @Text({ ...optional, max: 500 }) description?: string | null;
  @Text({ ...optional, max: 5_000 }) goal?: string | null;
  @Texts({ ...texts, min: 1, about: 'the whole list' }) keywords?: string[] | null;
  @Texts({ ...texts, values: PLATFORMS, about: 'the whole list' }) target_platforms?: string[] | null;
  @ListOf(() => HandleBody, {
    ...optional,
    maxItems: PROFILE_LIMITS.linkedAccounts,
    about: 'the whole list; those that are linked already keep their address and name',
  })
  linked_accounts?: HandleBody[] | null;

  @Text({ ...optional, min: 0, max: MAX_PREFERENCES_LENGTH }) content_idea_preferences?: string | null;
  @Text({ ...optional, max: 100 }) onboarding_status?: string | null;
}

/** Absent fields are not changed. */
export class ProfileBody {
  @AgentId({ optional: true, about: 'here or in the query' }) agent_id?: string | number;
  @Nested(() => IdentityBody, { optional: true }) identity?: IdentityBody;
  @Nested(() => ProfileVoiceBody, { optional: true }) voice?: ProfileVoiceBody;
  @Nested(() => BrandBody, { optional: true }) brand?: BrandBody;
}

class IdentityView {
  @Text() name!: string;
  @Text({ min: 0 }) description!: string;
  @Text({ nullable: true }) avatar_url!: string | null;
  @Flag() use_character!: boolean;
  @Text({ nullable: true }) persona!: string | null;
}

class ProfileDefaultVoiceView {
  @Text() id!: string;
  @Text({ nullable: true }) name!: string | null;
  @Text({ nullable: true }) provider!: string | null;
}

class ProfileVoiceView {
  @Text({ nullable: true, about: 'the last characters of the key; null where there is none' })
  vendor_a_api_key!: string | null;

  @Nested(() => ProfileDefaultVoiceView, { nullable: true }) default_voice!: ProfileDefaultVoiceView | null;
}

class HandleView {
  @Text() handle!: string;
  @Choice(PLATFORMS, { nullable: true }) platform!: Platform | null;
}

class BrandView {
  @Text({ nullable: true }) brand_name!: string | null;
  @Text({ nullable: true }) description!: string | null;
  @Text({ nullable: true }) goal!: string | null;
  @Texts() keywords!: readonly string[];
  @Texts({ values: PLATFORMS }) target_platforms!: readonly string[];
  @ListOf(() => HandleView) linked_accounts!: HandleView[];
  @Text({ nullable: true, min: 0 }) content_idea_preferences!: string | null;
  @Text({ nullable: true }) onboarding_status!: string | null;
}

export class ProfileView {
  @Text({ format: 'uuid' }) agent_id!: string;
  @Nested(() => IdentityView) identity!: IdentityView;
  @Nested(() => ProfileVoiceView) voice!: ProfileVoiceView;
  @Nested(() => BrandView) brand!: BrandView;
}

export function fromProfile({ identity = {}, voice = {}, brand = {} }: ProfileBody): ProfileChanges {
  const { default_voice: speaks } = voice;
  return {
    agent: given({
      name: identity.name,
      description: identity.description,
      vendor_a_api_key: voice.vendor_a_api_key,
    }),
    avatarUrl: identity.avatar_url ?? undefined,
    core: given({
      identity_type: identity.use_character === undefined ? undefined : identity.use_character ? 'character' : 'brand',
      personality: identity.persona,
      default_user_voice: speaks && { voice_id: speaks.id, name: speaks.name, source: speaks.provider },
      brand_name: brand.brand_name,
      description: brand.description,
      goal: brand.goal,
      keywords: brand.keywords,
      target_platforms: brand.target_platforms,
      linked_accounts: brand.linked_accounts,
      onboarding_status: brand.onboarding_status,
    }),
    preferences: brand.content_idea_preferences,
  };
}

export function toProfile(agentId: string, { agent, core, preferences }: UnifiedProfile): ProfileView {
  const { default_user_voice: voice } = core;
  return {
    agent_id: agentId,
    identity: {
      name: agent.name,
      description: agent.description,
      avatar_url: agent.primary_avatar_url,
      use_character: core.identity_type === 'character',
      persona: core.personality,
    },
    voice: {
      vendor_a_api_key: agent.vendor_a_masked_key,
      default_voice: voice && { id: voice.voice_id, name: voice.name, provider: voice.source },
    },
    brand: {
      brand_name: core.brand_name,
      description: core.description,
      goal: core.goal,
      keywords: core.keywords,
      target_platforms: core.target_platforms,
      linked_accounts: core.linked_accounts.map(toHandle),
      content_idea_preferences: preferences,
      onboarding_status: core.onboarding_status,
    },
  };
}

/** Returns the fields that were sent, or undefined if there were none. */
function given<T extends object>(fields: T): Partial<T> | undefined {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return sent.length > 0 ? (Object.fromEntries(sent) as Partial<T>) : undefined;
}
