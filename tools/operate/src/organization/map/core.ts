import { jobs, of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in core. */
export const CORE_ROWS: OwnedTables = {
  'core.agent_core': {
    by: of('organization_id'),
    key: 'agent_id',
    columns: `
      agent_id organization_id brand_name description identity_type goal target_platforms shortform longform
      onboarding_status keywords personality provenance_enabled provenance_auto_backup_sources
      provenance_auto_backup_asset_types created_at updated_at`,
  },
  'core.monitored_item': {
    by: of('agent_id', 'core.agent_core', 'agent_id'),
    key: 'agent_id position',
    columns: 'agent_id position handle item_type',
  },
  'core.research_topic': {
    by: of('agent_id', 'core.agent_core', 'agent_id'),
    key: 'agent_id position',
    columns: 'agent_id position topic',
  },
  'core.linked_account': {
    by: of('agent_id', 'core.agent_core', 'agent_id'),
    key: 'id',
    columns: 'id agent_id position url platform display_name',
  },
  'core.watchlist': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id user_id name name_key of_profile intent_active project_id conversation_id
      created_by_run_id created_at updated_at deleted_at`,
  },
  'core.watch_source': {
    by: of('watchlist_id', 'core.watchlist'),
    key: 'id',
    columns: `
      id watchlist_id source_id original_display_value intent_active seen_from seen_through created_at updated_at
      deleted_at`,
  },
  'core.scrape_order': {
    by: of('organization_id'),
    key: 'reference',
    columns: `
      reference organization_id agent_id source_id days max_results comments fresh_since status posts
      comments_found new_posts new_comments failed_reason created_at`,
  },
  'core.source_bill': jobs({ by: of('organization_id'), key: 'id', columns: 'id source_id through' }),
  'core.paid_finding': {
    by: of('organization_id'),
    key: 'organization_id kind platform external_id',
    columns: 'organization_id kind platform external_id bill',
  },
  'core.backup': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: `
      id agent_id asset_url asset_type visibility encrypted encryption_scheme encryption_key_id
      owner_chain_address source_event content_type idempotency_key fingerprint metadata content_sha256 size_bytes
      upload_begun store_blob_id store_blob_object_id store_storage_id store_end_epoch store_encoded_length_bytes
      verification_status billing_charge_id billing_outboxed failure_code stored_at expires_at renewal_due_at
      removed_at`,
  }),
  'core.backup_renewal': jobs({ by: of('organization_id'), key: 'id', columns: 'id backup_id agent_id kept' }),
};
