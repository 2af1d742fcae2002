import { publisherContract } from '../contract.suite.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { ProfessionalPublisher } from './professional.adapter.js';

const TWO_FILES = 4 * 2 ** 20 + 77;

publisherContract('ProfessionalPublisher', async () => ({
  network: await sandboxNetwork('professional'),
  media: await sampleVideo('professional', TWO_FILES),
  provide: (origin) =>
    new ProfessionalPublisher({
      apiUrl: `${origin}/professional`,
      authorizeUrl: `${origin}/professional/oauth/v2/authorization`,
      tokenUrl: `${origin}/professional/oauth/v2/accessToken`,
      revokeUrl: `${origin}/professional/oauth/v2/revoke`,
      pageUrl: `${origin}/professional`,
      version: '202609',
      scopes: 'openid profile w_member_social r_member_social r_member_postAnalytics',
      pollMs: 100,
      settleMs: 0,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    }),
  content: (text) => ({ description: text }),
}));
