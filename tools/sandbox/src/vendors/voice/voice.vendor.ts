import type { Vendor } from '../../server/vendor.js';
import { elevenLabsScope, renderElevenLabsFailure } from './elevenlabs.js';

const SUBSCRIPTION = {
  tier: 'creator',
  status: 'active',
  character_count: 0,
  character_limit: 100_000,
  voice_limit: 30,
  can_use_instant_voice_cloning: true,
};

/** The account of a voice vendor in ElevenLabs' format. */
export const voice: Vendor = {
  name: 'voice',
  renderFailure: renderElevenLabsFailure,
  routes(app) {
    elevenLabsScope(app);
    app.get('/v1/user/subscription', async (request) => {
      request.call.summary = `subscription ${SUBSCRIPTION.tier}`;
      return SUBSCRIPTION;
    });
  },
};
