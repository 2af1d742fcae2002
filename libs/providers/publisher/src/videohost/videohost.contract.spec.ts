import { publisherContract } from '../contract.suite.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { VideohostPublisher } from './videohost.adapter.js';

const TWO_CHUNKS = 8 * 2 ** 20 + 77;

publisherContract('VideohostPublisher', async () => ({
  network: await sandboxNetwork('videohost'),
  media: await sampleVideo('videohost', TWO_CHUNKS),
  provide: (origin) =>
    new VideohostPublisher({
      apiUrl: `${origin}/videohost`,
      authorizeUrl: `${origin}/videohost/o/oauth2/v2/auth`,
      tokenUrl: `${origin}/videohost/token`,
      revokeUrl: `${origin}/videohost/revoke`,
      pageUrl: `${origin}/videohost`,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    }),
  content: (text) => ({ title: text, videohostOptions: { tags: ['reelsheet'], shorts: true } }),
}));
