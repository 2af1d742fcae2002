import type { Vendor } from '../../server/vendor.js';
import { Mailbox } from './mailbox.js';

/** Lists the mails that the server of `smtp.ts` accepted: `GET /mail`, oldest first. */
export const mail: Vendor = {
  name: 'mail',
  renderError: ({ status = 404, message }) => ({ status, body: { error: message } }),
  routes(app, sandbox) {
    const mailbox = new Mailbox(sandbox.database);
    app.get('/', { config: { public: true } }, async () => mailbox.all());
  },
};
