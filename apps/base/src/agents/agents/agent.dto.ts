import { ApiProperty } from '@nestjs/swagger';
import { prose } from '@reelsheet/kernel';
import { Choice, Flag, Name, Nested, Text, Whole } from '@reelsheet/platform-http';
import { AvatarAttributesList, fromAvatarAttributes, type AvatarAttributes } from '../avatars/avatar.dto.js';
import type { VendorKeyChanges } from '../vendor-keys/vendor-key.js';
import { toDefaultVoice, VOICE_SOURCES, type VoiceSource } from './agent-voice/agent-voice.js';
import type { AgentDetail, AgentItem } from './agent.reader.js';
import type { AgentDraft } from './agent-creation.service.js';
import type { AgentUpdate } from './agent.service.js';

const ABOUT_KEY = "the agent's own key at the vendor, checked there before it is stored; null or '' removes it";

export class AgentDraftBody {
  @Name({ about: 'unique in the workspace, regardless of case' })
  name!: string;

  @Text({ optional: true, max: 5_000 })
  description?: string;

  @Text({ optional: true, min: 1, max: 100, about: 'IANA name; UTC where absent', example: 'Europe/Berlin' })
  time_zone?: string;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_a_api_key?: string | null;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_b_api_key?: string | null;

  @AvatarAttributesList({ optional: true })
  agent_avatars_attributes?: AvatarAttributes[];
}

export class CreateAgentBody {
  @Whole({ optional: true, min: 1, about: 'requires owner or manager there; your personal workspace where absent' })
  organization_id?: number;

  @Nested(() => AgentDraftBody)
  agent!: AgentDraftBody;
}

export class DefaultVoiceAttributes {
  @Choice(VOICE_SOURCES, {
    about: prose`
      \`user_voice_resource\` for a designed or cloned voice, \`voice_vendor_a\` for a public one or one of your own
      ElevenLabs account, \`voice_vendor_b\` for one of a speech model in \`GET /models\``,
  })
  source!: VoiceSource;

  @Text({ optional: true, max: 200, about: 'id from the voice library; without it 422 `voice_id_required`' })
  voice_id?: string;
}

export class AgentChangesBody {
  @Name({ optional: true })
  name?: string;

  @Text({ optional: true, max: 5_000 })
  description?: string;

  @Text({ optional: true, min: 1, max: 100 })
  time_zone?: string;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_a_api_key?: string | null;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_b_api_key?: string | null;

  @AvatarAttributesList({ optional: true })
  agent_avatars_attributes?: AvatarAttributes[];

  @Nested(() => DefaultVoiceAttributes, { optional: true })
  default_user_voice_attributes?: DefaultVoiceAttributes;
}

export class UpdateAgentBody {
  @Nested(() => AgentChangesBody)
  agent!: AgentChangesBody;
}

export class AgentDetailQuery {
  @Flag({ optional: true, default: false })
  with_organization_uuid?: boolean;
}

export class DefaultVoiceView {
  @Text() voice_id!: string;
  @Text({ nullable: true }) name!: string | null;
  @Text({ nullable: true, about: 'source of the voice' }) provider!: string | null;
  @Text({ nullable: true, about: 'preview; null where none is known' }) url!: string | null;
}

export class AgentView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() name!: string;
  @Whole() workspace_id!: number;
  @Text({ min: 0 }) description!: string;
  @Text({ about: "the organization's name" }) organization!: string;
  @Text() time_zone!: string;
  @Text({ nullable: true, about: 'read without credentials' }) primary_avatar_url!: string | null;
  @Flag({ about: 'true where this installation is connected to the short-video network' })
  shortvideo_integration!: boolean;
  @Flag({ about: 'true where a usable account there is connected' }) shortvideo_social_account!: boolean;
  @ApiProperty({ type: DefaultVoiceView, nullable: true }) default_user_voice!: DefaultVoiceView | null;
  @Flag({ about: 'true for the system agent of an organization' }) is_system!: boolean;
}

export class AgentDetailView extends AgentView {
  @Whole({ nullable: true }) primary_avatar_id!: number | null;
  @Whole({ nullable: true, about: 'default engine of the agent; null once it was deleted and not replaced' })
  agent_setup_project_id!: number | null;
  @Text({ optional: true, format: 'uuid', about: 'on request' }) organization_uuid?: string;
  @Text({ nullable: true, about: 'last characters of the vendor key; null without one' })
  vendor_a_masked_key!: string | null;
  @Text({ nullable: true, about: 'last characters of the vendor key; null without one' })
  vendor_b_masked_key!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

export class AgentEnvelope {
  @Nested(() => AgentDetailView) agent!: AgentDetailView;
}

export function toAgent(row: AgentItem): AgentView {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    workspace_id: row.organizationId,
    description: row.description ?? '',
    organization: row.organizationName,
    time_zone: row.timeZone,
    is_system: row.isSystem,
    primary_avatar_url: row.primaryAvatarUrl,
    shortvideo_integration: row.hasShortvideoIntegration,
    shortvideo_social_account: row.hasShortvideoAccount,
    default_user_voice:
      row.voiceId === null
        ? null
        : { voice_id: row.voiceId, name: row.voiceName, provider: row.voiceSource, url: row.voicePreviewUrl },
  };
}

export function toAgentDetail(row: AgentDetail, withOrganizationUuid = false): AgentDetailView {
  return {
    ...toAgent(row),
    ...(withOrganizationUuid ? { organization_uuid: row.organizationUuid } : {}),
    primary_avatar_id: row.primaryAvatarId,
    agent_setup_project_id: row.setupProjectId,
    vendor_a_masked_key: row.maskedKeys.vendor_a ?? null,
    vendor_b_masked_key: row.maskedKeys.vendor_b ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function fromAgentDraft(agent: AgentDraftBody, userId: number): AgentDraft {
  const { name, description, time_zone: timeZone, agent_avatars_attributes: avatars = [] } = agent;
  return {
    name,
    description,
    timeZone,
    vendorKeys: fromVendorKeys(agent),
    avatars: fromAvatarAttributes(avatars, userId),
  };
}

export function fromAgentChanges(agent: AgentChangesBody, userId: number): AgentUpdate {
  const {
    name,
    description,
    time_zone: timeZone,
    agent_avatars_attributes: avatars = [],
    default_user_voice_attributes: voice,
  } = agent;
  const given = Object.entries({ name, description, timeZone }).filter(([, value]) => value !== undefined);
  return {
    changes: Object.fromEntries(given),
    vendorKeys: fromVendorKeys(agent),
    avatars: fromAvatarAttributes(avatars, userId),
    ...(voice ? { voice: toDefaultVoice(voice.source, voice.voice_id) } : {}),
  };
}

/** An empty key removes the stored one, like null. */
function fromVendorKeys({
  vendor_a_api_key,
  vendor_b_api_key,
}: Pick<AgentChangesBody, 'vendor_a_api_key' | 'vendor_b_api_key'>): VendorKeyChanges {
  return {
    vendor_a: vendor_a_api_key === '' ? null : vendor_a_api_key,
    vendor_b: vendor_b_api_key === '' ? null : vendor_b_api_key,
  };
}
