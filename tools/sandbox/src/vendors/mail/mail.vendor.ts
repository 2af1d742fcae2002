import type { Vendor } from '../../server/vendor.js';
import { Mailbox } from './mailbox.js';

/** Shows what the mail server of `smtp.ts` took: `GET /mail`, oldest first. */
export const mail: Vendor = {
  name: 'mail',
  renderFailure: ({ status = 404, message }) => ({ status, body: { error: message } }),
  routes(app, world) {
    const mailbox = new Mailbox(world.database);
    app.get('/', { config: { public: true } }, async () => mailbox.all());
  },
};
