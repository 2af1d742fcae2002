import { CreateFailedDelivery1763780000000 } from './failed-delivery.migration.js';
import { CreateOutbox1763600000000 } from './outbox.migration.js';
import { TracedOutbox1767800000000 } from './traced-outbox.migration.js';

export const OUTBOX_MIGRATIONS = [
  CreateOutbox1763600000000,
  CreateFailedDelivery1763780000000,
  TracedOutbox1767800000000,
];
