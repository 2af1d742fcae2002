import { Flag, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { VendorKeyChanges } from '../vendor-keys/vendor-key.js';
import type { AgentRow } from './agent.repository.js';
import type { AgentDetail } from './agent.service.js';

const ABOUT_KEY = "the agent's own key at the vendor, checked there before it is kept; null or '' removes it";

export class AgentDraftBody {
  @Text({ max: 200, about: 'unique in the workspace, whatever its case' })
  name!: string;

  @Text({ optional: true, max: 5_000 })
  description?: string;

  @Text({ optional: true, min: 1, max: 100, about: 'IANA name; UTC where absent', example: 'Europe/Berlin' })
  time_zone?: string;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_a_api_key?: string | null;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_b_api_key?: string | null;
}

export class CreateAgentBody {
  @Whole({ optional: true, min: 1, about: 'needs owner or manager there; your personal workspace where absent' })
  organization_id?: number;

  @Nested(() => AgentDraftBody)
  agent!: AgentDraftBody;
}

export class AgentChangesBody {
  @Text({ optional: true, min: 1, max: 200 })
  name?: string;

  @Text({ optional: true, max: 5_000 })
  description?: string;

  @Text({ optional: true, min: 1, max: 100 })
  time_zone?: string;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_a_api_key?: string | null;

  @Text({ optional: true, nullable: true, max: 500, about: ABOUT_KEY })
  vendor_b_api_key?: string | null;
}

export class UpdateAgentBody {
  @Nested(() => AgentChangesBody)
  agent!: AgentChangesBody;
}

export class AgentListQuery {
  @Whole({ optional: true, min: 1, about: 'one workspace; all of yours where absent' })
  workspace_id?: number;
}

export class AgentDetailQuery {
  @Flag({ optional: true, default: false })
  with_organization_uuid?: boolean;
}

export class AgentView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() name!: string;
  @Whole() workspace_id!: number;
  @Text() description!: string;
  @Text({ about: "the organization's name" }) organization!: string;
  @Text() time_zone!: string;
  @Flag({ about: "true for the agent that came with its organization" }) is_system!: boolean;
}

export class AgentDetailView extends AgentView {
  @Text({ optional: true, format: 'uuid', about: 'on request' }) organization_uuid?: string;
  @Text({ nullable: true, about: 'the last characters of the vendor key; null where there is none' }) vendor_a_masked_key!: string | null;
  @Text({ nullable: true, about: 'the last characters of the vendor key; null where there is none' }) vendor_b_masked_key!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

export class AgentEnvelope {
  @Nested(() => AgentDetailView) agent!: AgentDetailView;
}

export function toAgent(row: AgentRow): AgentView {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    workspace_id: row.organizationId,
    description: row.description ?? '',
    organization: row.organizationName,
    time_zone: row.timeZone,
    is_system: row.isSystem,
  };
}

export function toAgentDetail(row: AgentDetail, withOrganizationUuid = false): AgentDetailView {
  return {
    ...toAgent(row),
    ...(withOrganizationUuid ? { organization_uuid: row.organizationUuid } : {}),
    vendor_a_masked_key: row.maskedKeys.vendor_a ?? null,
    vendor_b_masked_key: row.maskedKeys.vendor_b ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function fromAgentChanges({ name, description, time_zone }: AgentChangesBody): { name?: string; description?: string; timeZone?: string } {
  const changes = { name, description, timeZone: time_zone };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** An empty key removes like null. */
export function fromVendorKeys({ vendor_a_api_key, vendor_b_api_key }: Pick<AgentChangesBody, 'vendor_a_api_key' | 'vendor_b_api_key'>): VendorKeyChanges {
  return { vendor_a: vendor_a_api_key === '' ? null : vendor_a_api_key, vendor_b: vendor_b_api_key === '' ? null : vendor_b_api_key };
}
