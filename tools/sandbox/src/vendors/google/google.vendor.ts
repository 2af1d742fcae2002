import type { Vendor } from '../../server/vendor.js';
import { contentRoutes } from './content.routes.js';
import { geminiScope, NAME, renderGeminiFailure } from './gemini.js';
import { videoRoutes } from './video.routes.js';

/** The Gemini API: texts, pictures and, with Veo, videos. */
export const google: Vendor = {
  name: NAME,
  renderFailure: renderGeminiFailure,
  routes(app, world) {
    geminiScope(app);
    contentRoutes(app, world);
    videoRoutes(app, world);
  },
};
