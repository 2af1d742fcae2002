import { jobs, of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in accounts, billing, agents and webhooks of base. */
export const BASE_ACCOUNTS_ROWS: OwnedTables = {
  'base.organization': {
    by: of('id'),
    key: 'id',
    columns: `
      id uuid name personal_user_id avatar_key avatar_thumbnail_key avatar_url avatar_thumbnail_url created_at
      deleted_at requires_second_factor founder_id`,
  },
  'base.membership': {
    by: of('organization_id'),
    key: 'organization_id user_id',
    columns: 'organization_id user_id role created_at',
  },
  'base.invitation': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id organization_id email role inviter_id hash created_at expires_at',
  },
  'base.access_key': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id user_id maker_id name hash created_at expires_at revoked_at scopes organization_id',
    omitted: { passing: 'last_used_at' },
  },
  'base.user_account': {
    by: of('id', 'base.membership', 'user_id'),
    key: 'id',
    columns: 'id email name',
    omitted: {
      user: `
        email_proved_at username password_hash created_at credits_granted_at locale time_zone preferences deleted_at`,
    },
  },
  'base.agent': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id uuid organization_id creator_id name description time_zone is_system created_at updated_at deleted_at`,
  },
  'base.agent_avatar': {
    by: of('agent_id', 'base.agent'),
    key: 'id',
    columns: 'id agent_id stock_avatar_id key thumbnail_key url thumbnail_url is_primary created_at',
  },
  'base.agent_voice': { by: of('agent_id', 'base.agent'), key: 'agent_id', columns: 'agent_id voice_id name source' },
  'base.voice': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id agent_id organization_id voice_id source name gender language description preview_url created_at',
  },
  'base.agent_vendor_key': {
    by: of('agent_id', 'base.agent'),
    key: 'agent_id vendor',
    columns: 'agent_id vendor masked updated_at',
    secrets: 'sealed',
  },
  'base.credit_account': {
    by: of('organization_id'),
    key: 'organization_id',
    columns: 'organization_id available held low_mark low_since',
  },
  'base.credit_hold': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id organization_id reference amount is_open created_at',
  },
  'base.credit_grant': {
    by: of('organization_id'),
    key: 'idempotency_key',
    columns: 'idempotency_key entry_id organization_id reason balance_after',
  },
  'base.ledger_entry': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id organization_id kind amount reference created_at',
  },
  'base.ledger_posting': {
    by: of('entry_id', 'base.ledger_entry'),
    key: 'entry_id account',
    columns: 'entry_id account amount',
  },
  'base.automation_config': {
    by: of('agent_id', 'base.agent'),
    key: 'agent_id',
    columns: 'agent_id polling_enabled previous_until updated_at',
    secrets: 'secret previous_secret',
  },
  'base.webhook_endpoint': {
    by: of('agent_id', 'base.agent'),
    key: 'id',
    columns: 'id agent_id kind url failing_since paused_at',
  },
  'base.webhook_delivery': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: 'id agent_id endpoint_id message_id type body total_attempts response_status error delivered_at',
  }),
};
