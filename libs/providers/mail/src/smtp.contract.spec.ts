import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { mailProviderContract, type ReceivedMail } from './contract.suite.js';
import { SmtpMailProvider } from './smtp.adapter.js';

mailProviderContract('SmtpMailProvider', async () => {
  const vendor = await SandboxVendor.start('mail');
  return {
    vendor,
    rejectedDomain: 'refused.example',
    received: async () => (await (await fetch(vendor.url)).json()) as ReceivedMail[],
    provide: ({ authorized = true, ...options } = {}) => {
      const url = new URL(vendor.mailUrl);
      [url.username, url.password] = ['reelsheet', authorized ? 'sandbox-contract' : 'wrong'];
      return new SmtpMailProvider({ url: url.href, from: 'Reelsheet <no-reply@example.com>', ...options });
    },
  };
});
