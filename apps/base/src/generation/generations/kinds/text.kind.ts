import { Injectable } from '@nestjs/common';
import { invalid, type Micro } from '@reelsheet/kernel';
import { estimatedTextPrice, ModelCatalog, textPrice } from '@reelsheet/model-catalog';
import { TextVendors } from '../vendors/generation-vendors.js';
import { DEFAULT_MAX_TOKENS, TEMPERATURE } from './kind-limits.js';
import { chooseModel } from './model-options.js';
import { GenerationKind, type GenerationAttempt, type KindRequest, type KindResult } from './generation.kind.js';
import { PromptTexts } from './prompt-texts.js';
import { TextData, type TextInput } from './inputs/text-input.js';

@Injectable()
export class TextKind extends GenerationKind<TextData, TextInput> {
  readonly type = 'text_generation';
  readonly names = ['text', 'text_generation'];
  readonly data = TextData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: TextVendors,
    private readonly texts: PromptTexts,
  ) {
    super();
  }

  async validate(request: KindRequest<TextData>): Promise<TextInput> {
    const { data } = request;
    const { attributes } = request.target;
    const [name, model] = chooseModel(this.catalog.text, data.model, attributes['model']);
    const maxTokens = data.max_length ?? DEFAULT_MAX_TOKENS;
    if (maxTokens > model.maxOutputTokens) throw invalid('data.max_length', `must be at most ${model.maxOutputTokens}`);
    const prompt = await this.texts.required({ field: 'prompt', text: data.prompt, from: data.prompt_var }, request);
    const { provider, vendorModel, price } = model;
    const temperature = data.temperature ?? TEMPERATURE.default;
    return { model: name, prompt, temperature, maxTokens, served: { provider, vendorModel, price } };
  }

  estimate({ prompt, maxTokens, served }: TextInput): Micro {
    return estimatedTextPrice(served.price, JSON.stringify(messagesOf(prompt)), maxTokens);
  }

  override minimum({ served }: TextInput): Micro {
    return textPrice(served.price, { input: 0, output: 1 });
  }

  async run({ context, input }: GenerationAttempt<TextInput>): Promise<KindResult> {
    const { prompt, temperature, maxTokens, served } = input;
    const { text, usage } = await this.vendors.of(served.provider).complete({
      ...{ vendorModel: served.vendorModel, temperature, maxTokens, messages: messagesOf(prompt) },
      ...{ onText: (soFar) => context.reportProgress(soFar), idempotencyKey: context.key, signal: context.signal },
    });
    return { state: 'completed', result: text, cost: textPrice(served.price, usage) };
  }
}

const messagesOf = (prompt: string) => [{ role: 'user', content: prompt } as const];
