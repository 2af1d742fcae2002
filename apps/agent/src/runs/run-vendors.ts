import type { Provider } from '@nestjs/common';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { OpenAiTextProvider, TextProvider } from '@reelsheet/provider-text';
import { AgentConfig } from '../agent.config.js';

/** The vendors that runs ask, and the models that they have. */
export const RUN_VENDORS: Provider[] = [
  {
    provide: ModelCatalog,
    useFactory: ({ MODEL_CATALOG_FILE }: AgentConfig) => ModelCatalog.read(MODEL_CATALOG_FILE),
    inject: [AgentConfig],
  },
  {
    provide: TextProvider,
    useFactory: ({ CHAT_BASE_URL, CHAT_API_KEY }: AgentConfig) =>
      new OpenAiTextProvider({ baseUrl: CHAT_BASE_URL, apiKey: CHAT_API_KEY }),
    inject: [AgentConfig],
  },
];
