import { randomUUID } from 'node:crypto';
import { ProviderError } from '@reelsheet/provider-common';
import { isHeaderText } from '@reelsheet/provider-common/elevenlabs';
import { type OpenAiConfig, OpenAiVendor } from '@reelsheet/provider-common/openai';
import { KeyCheck, type KeyRequest, type KeyCheckResult } from './port.js';

const VENDOR = 'voice';
/** Callers wait for an answer with their request. */
const BOUNDS = { timeoutMs: 4_000, maxAnswerBytes: 2 ** 22 };
const UNAUTHORIZED = 401;

/**
 * Any OpenAI-compatible vendor of speech. Its voices are named by the catalogue; a key is good where it may list
 * models.
 */
export class OpenAiKeyCheck extends KeyCheck {
  constructor(private readonly config: Omit<OpenAiConfig, 'apiKey'>) {
    super();
  }

  async checkKey({ apiKey, signal }: KeyRequest): Promise<KeyCheckResult> {
    if (!isHeaderText(apiKey)) return { valid: false };
    const vendor = new OpenAiVendor(VENDOR, { maxRetries: 0, ...this.config, apiKey }, BOUNDS);
    try {
      const models = await vendor.call({ signal, idempotencyKey: randomUUID() }, (client, options) =>
        client.models.list(options),
      );
      if (!Array.isArray(models.data))
        throw new ProviderError(VENDOR, 'corrupt_answer', { reason: 'no list of models' });
      return { valid: true };
    } catch (error) {
      if (error instanceof ProviderError && error.status === UNAUTHORIZED) return { valid: false };
      throw error;
    }
  }
}
