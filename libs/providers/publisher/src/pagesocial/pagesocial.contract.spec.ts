import { publisherContract } from '../contract.suite.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { PagesocialPublisher } from './pagesocial.adapter.js';

publisherContract('PagesocialPublisher', async () => ({
  network: await sandboxNetwork('pagesocial'),
  media: await sampleVideo('pagesocial', 8 * 2 ** 20 + 77),
  provide: (origin) =>
    new PagesocialPublisher({
      apiUrl: `${origin}/pagesocial/v25.0`,
      authorizeUrl: `${origin}/pagesocial/v25.0/dialog/oauth`,
      uploadUrl: `${origin}/pagesocial/v25.0`,
      pageUrl: `${origin}/pagesocial`,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    }),
  content: (text) => ({ title: text, description: text }),
}));
