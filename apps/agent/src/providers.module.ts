import { Global, Module } from '@nestjs/common';
import { OpenAiTextProvider, TextProvider } from '@reelsheet/provider-text';
import { AgentConfig } from './agent.config.js';

const textProvider = {
  provide: TextProvider,
  useFactory: ({ CHAT_BASE_URL, CHAT_API_KEY }: AgentConfig) =>
    new OpenAiTextProvider({ baseUrl: CHAT_BASE_URL, apiKey: CHAT_API_KEY }),
  inject: [AgentConfig],
};

/** The vendors that runs ask. */
@Global()
@Module({ providers: [textProvider], exports: [TextProvider] })
export class ProvidersModule {}
