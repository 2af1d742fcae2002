import { jobs, of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in the agent service. */
export const AGENT_ROWS: OwnedTables = {
  'agent.conversation': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id organization_id agent_id user_id title pinned created_at updated_at deleted_at',
  },
  'agent.message': {
    by: of('conversation_id', 'agent.conversation'),
    key: 'id',
    columns: 'id conversation_id run_id role content attachments created_at is_report',
  },
  'agent.run': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: 'id agent_id user_id conversation_id input accepted_at reading_since reading_ms',
    omitted: { passing: 'token_hash' },
  }),
  'agent.run_step': {
    by: of('run_id', 'agent.run'),
    key: 'run_id position',
    columns: 'run_id position content created_at',
  },
  'agent.idea': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id run_id title hook description video_type status data created_at updated_at`,
  },
  'agent.preference': {
    by: of('organization_id'),
    key: 'agent_id',
    columns: 'agent_id organization_id content_idea_preferences updated_at',
  },
  'agent.recurring_job': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id user_id is_default name job_type prompt schedule delivery status next_run_at
      last_run_at conversation_id created_at updated_at production`,
  },
  'agent.recurring_job_firing': {
    by: of('recurring_job_id', 'agent.recurring_job'),
    key: 'recurring_job_id due_at',
    columns: 'recurring_job_id due_at run_id outcome created_at delivery',
  },
  'agent.recurring_production': {
    by: of('recurring_job_id', 'agent.recurring_job'),
    key: 'run_id',
    columns: `
      run_id recurring_job_id agent_id idea_ids terms ceiling starts_run status sheet_id batch_id results spent
      committed settled_at error report_id reported_at created_at`,
  },
  'agent.mail_recipient': {
    by: of('organization_id'),
    key: 'organization_id address',
    columns: 'organization_id address status updated_at',
  },
};
