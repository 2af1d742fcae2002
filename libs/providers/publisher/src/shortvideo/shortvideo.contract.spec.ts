import { publisherContract } from '../contract.suite.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { ShortvideoPublisher } from './shortvideo.adapter.js';

const TWO_CHUNKS = 10 * 2 ** 20 + 77;

publisherContract('ShortvideoPublisher', async () => ({
  network: await sandboxNetwork('shortvideo'),
  media: await sampleVideo('shortvideo', TWO_CHUNKS),
  provide: (origin) =>
    new ShortvideoPublisher({
      apiUrl: `${origin}/shortvideo`,
      authorizeUrl: `${origin}/shortvideo/v2/auth/authorize/`,
      pageUrl: `${origin}/shortvideo`,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    }),
  content: (text) => ({
    description: text,
    shortvideoPrivacyLevel: 'PUBLIC_TO_EVERYONE',
    shortvideoDisableComment: false,
    shortvideoDisableDuet: false,
    shortvideoDisableStitch: false,
  }),
}));
