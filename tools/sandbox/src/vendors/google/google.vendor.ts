import type { Vendor } from '../../server/vendor.js';
import { contentRoutes } from './content.routes.js';
import { geminiScope, NAME, renderGeminiError } from './gemini.js';
import { videoRoutes } from './video.routes.js';

/** The Gemini API: texts, pictures and, with Veo, videos. */
export const google: Vendor = {
  name: NAME,
  renderError: renderGeminiError,
  routes(app, sandbox) {
    geminiScope(app);
    contentRoutes(app, sandbox);
    videoRoutes(app, sandbox);
  },
};
