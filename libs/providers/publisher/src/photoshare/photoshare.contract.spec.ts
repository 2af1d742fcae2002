import { publisherContract } from '../contract.suite.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { PhotosharePublisher } from './photoshare.adapter.js';

publisherContract('PhotosharePublisher', async () => ({
  network: await sandboxNetwork('photoshare'),
  media: await sampleVideo('photoshare', 300_000),
  provide: (origin) =>
    new PhotosharePublisher({
      apiUrl: `${origin}/photoshare/v25.0`,
      authorizeUrl: `${origin}/photoshare/v25.0/dialog/oauth`,
      uploadUrl: `${origin}/photoshare/ig-api-upload/v25.0`,
      pollMs: 100,
      settleMs: 0,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    }),
  content: (text) => ({ description: text }),
}));
