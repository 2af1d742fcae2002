import { jobs, of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in publishing, monitoring, actions and notifications of base. */
export const BASE_PUBLISHING_ROWS: OwnedTables = {
  'base.social_account': {
    by: of('agent_id', 'base.agent'),
    key: 'id',
    columns: `
      id agent_id platform external_id display_name handle access_until usable_until disconnected_at connected_at
      created_at updated_at`,
    secrets: 'tokens',
    omitted: { passing: 'claim claimed_until undo_hash undo_until' },
  },
  'base.schedule_slots': { by: of('agent_id', 'base.agent'), key: 'agent_id', columns: 'agent_id slots updated_at' },
  'base.post': {
    by: of('agent_id', 'base.agent'),
    key: 'id',
    columns: `
      id agent_id idea_id row_id status schedule_type scheduled_time requested strict content made_with_ai skipped
      idempotency_key fingerprint created_at updated_at approved accounts`,
    omitted: { passing: 'claim claimed_until' },
  },
  'base.post_target': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: `
      id post_id platform account_id checks platform_post_id post_url published_at edited_at error_code
      failed_step warning music_track metrics metrics_at`,
    secrets: 'state',
  }),
  'base.post_plan': {
    by: [of('sheet_id', 'base.sheet'), of('template_id', 'base.template')],
    key: 'id',
    columns: 'id sheet_id template_id content created_at updated_at',
  },
  'base.planned_post': {
    by: of('plan_id', 'base.post_plan'),
    key: 'plan_id row_id account_id',
    columns: 'plan_id row_id account_id platform post_id made_of made_at',
  },
  'base.monitoring': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id platform type value days country max_results monitoring comment_monitoring
      status failed_reason posts comments cost last_scraped_at next_scrape_at created_at updated_at`,
  },
  'base.monitoring_scrape': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: 'id agent_id monitoring_id posts comments',
  }),
  'base.action_gate': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id key organization_id agent_id user_id action status summary max_cost accounts source media error sha256
      expires_at approved decided_by decided_with_key decided_at created_at`,
  },
  'base.gate_preparation': jobs({ by: of('organization_id'), key: 'id', columns: 'id' }),
  'base.agent_action': {
    by: of('organization_id'),
    key: 'key',
    columns: 'key organization_id agent_id user_id kind result created_at',
  },
  'base.notification': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id organization_id kind group_key agent_id recipient_id actor_id details occurrences happened_at',
  },
  'base.member_notification': {
    by: of('organization_id'),
    key: 'organization_id user_id notification_id',
    columns: 'organization_id user_id notification_id happened_at in_app by_mail read_at archived_at mailed_at',
  },
  'base.notification_preference': {
    by: of('organization_id'),
    key: 'organization_id user_id',
    columns: 'organization_id user_id kinds digest hour weekday due_at sent_at',
  },
  'base.attention_dismissal': {
    by: of('organization_id'),
    key: 'organization_id kind item_id',
    columns: 'organization_id kind item_id since dismissed_at',
  },
};
