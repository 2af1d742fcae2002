import { ServiceConfig } from './service.config.js';
import { AddressSetting, SecretSetting, TextSetting } from './setting.js';

/** Settings of a service that calls a chat model. */
export class ChatConfig extends ServiceConfig {
  @AddressSetting({
    about: 'chat completions with tool calls, OpenAI-compatible',
    vendor: 'chat',
  })
  CHAT_BASE_URL!: string;

  @SecretSetting({ about: 'key at the chat vendor', vendor: 'chat' })
  CHAT_API_KEY!: string;

  @TextSetting({
    about:
      "file of changes to the catalogue of models (JSON Merge Patch), for example to vendors' own names and prices",
    optional: true,
  })
  MODEL_CATALOG_FILE?: string;
}
