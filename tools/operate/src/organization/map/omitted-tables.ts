import type { Omission } from './owned-table.js';

/** Tables of each service that are made by libraries. */
const OF_EACH_SERVICE: Readonly<Record<string, Omission>> = {
  dead_letter: 'passing',
  failed_delivery: 'passing',
  fair_share: 'derived',
  idempotent_answer: 'user',
  inbox: 'passing',
  migration: 'installation',
  outbox: 'passing',
  rate_limit: 'passing',
  task: 'passing',
};

const ofEachService = ['base', 'agent', 'core', 'upload'].flatMap((schema) =>
  Object.entries(OF_EACH_SERVICE).map(([table, omission]) => [`${schema}.${table}`, omission] as const),
);

/** Tables without rows that are data of an organization, by name with schema. */
export const OMITTED_TABLES: Readonly<Record<string, Omission>> = {
  ...Object.fromEntries(ofEachService),
  'agent.known_agent': 'derived',
  'agent.mail_link': 'passing',
  'base.cached_segment': 'derived',
  'base.external_identity': 'user',
  'base.input_change': 'passing',
  'base.live_event': 'passing',
  'base.live_head': 'passing',
  'base.media_deposit': 'passing',
  'base.notification_occurrence': 'passing',
  'base.passkey': 'user',
  'base.passkey_registration': 'user',
  'base.password_reset': 'user',
  'base.post_node': 'derived',
  'base.recovery_code': 'user',
  'base.refresh_token': 'user',
  'base.second_factor': 'user',
  'base.session': 'user',
  'base.sheet_change_marker': 'derived',
  'base.sheet_node': 'derived',
  'base.sheet_size_change': 'derived',
  'base.sign_in_challenge': 'user',
  'base.sign_up': 'user',
  'base.social_connection': 'passing',
  'base.totp_secret': 'user',
  'base.vendor_rate': 'installation',
  'base.vendor_slot': 'passing',
  'base.webhook_listener': 'passing',
  'base.webhook_message': 'passing',
  'core.known_agent': 'derived',
  'core.scraped_comment': 'shared',
  'core.scraped_post': 'shared',
  'core.scraped_source': 'shared',
  'upload.resized_picture': 'derived',
  'upload.resumable_upload': 'passing',
  'upload.storage_account': 'derived',
  'upload.store_folder': 'installation',
};
