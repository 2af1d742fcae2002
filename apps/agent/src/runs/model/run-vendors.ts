import type { Provider } from '@nestjs/common';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { isSetUp } from '@reelsheet/platform-config';
import { OpenAiTextProvider, TextProvider } from '@reelsheet/provider-text';
import { AgentConfig } from '../../agent.config.js';

/** The chat vendor of runs, if one is set up, and the available models. */
export const RUN_VENDORS: Provider[] = [
  {
    provide: ModelCatalog,
    useFactory: ({ MODEL_CATALOG_FILE }: AgentConfig) => ModelCatalog.read(MODEL_CATALOG_FILE),
    inject: [AgentConfig],
  },
  {
    provide: TextProvider,
    useFactory: (config: AgentConfig) =>
      isSetUp(config, 'chat')
        ? new OpenAiTextProvider({ baseUrl: config.CHAT_BASE_URL, apiKey: config.CHAT_API_KEY })
        : null,
    inject: [AgentConfig],
  },
];
