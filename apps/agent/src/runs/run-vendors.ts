import type { Provider } from '@nestjs/common';
import { OpenAiTextProvider, TextProvider } from '@reelsheet/provider-text';
import { AgentConfig } from '../agent.config.js';

/** The vendors that runs ask. */
export const RUN_VENDORS: Provider[] = [
  {
    provide: TextProvider,
    useFactory: ({ CHAT_BASE_URL, CHAT_API_KEY }: AgentConfig) =>
      new OpenAiTextProvider({ baseUrl: CHAT_BASE_URL, apiKey: CHAT_API_KEY }),
    inject: [AgentConfig],
  },
];
