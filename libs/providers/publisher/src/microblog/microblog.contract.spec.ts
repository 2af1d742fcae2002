import { publisherContract } from '../contract.suite.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { MicroblogPublisher } from './microblog.adapter.js';

const TWO_CHUNKS = 4 * 2 ** 20 + 77;

publisherContract('MicroblogPublisher', async () => ({
  network: await sandboxNetwork('microblog'),
  media: await sampleVideo('microblog', TWO_CHUNKS),
  provide: (origin) =>
    new MicroblogPublisher({
      apiUrl: `${origin}/microblog`,
      authorizeUrl: `${origin}/microblog/i/oauth2/authorize`,
      pageUrl: `${origin}/microblog`,
      pollMs: 100,
      settleMs: 0,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    }),
  content: (text) => ({ description: `${text} https://example.com/a?b=c` }),
}));
