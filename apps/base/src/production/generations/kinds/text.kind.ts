import { Injectable } from '@nestjs/common';
import { invalid, type Micro } from '@reelsheet/kernel';
import { Decimal, Text, Whole } from '@reelsheet/platform-http';
import {
  DEFAULT_MAX_TOKENS,
  DEFAULT_TEXT_MODEL,
  estimatedTextPrice,
  findTextModel,
  TEXT_TEMPERATURE,
  textPrice,
  TextProvider,
} from '@reelsheet/provider-text';
import { chooseModel } from './choices.js';
import { GenerationKind, type Completed, type KindRequest, type Work } from './kind.js';
import { requiredText } from './written.js';

export class TextData {
  @Text({ optional: true, about: "knows {{names}}; the cell's own prompt where absent" })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true, default: DEFAULT_TEXT_MODEL })
  model?: string;

  @Decimal({ optional: true, min: TEXT_TEMPERATURE.min, max: TEXT_TEMPERATURE.max, default: TEXT_TEMPERATURE.default })
  temperature?: number;

  @Whole({ optional: true, min: 1, about: 'longest answer in tokens' })
  max_length?: number;
}

export interface TextInput {
  readonly model: string;
  readonly prompt: string;
  readonly temperature: number;
  readonly maxTokens: number;
}

@Injectable()
export class TextKind extends GenerationKind<TextData, TextInput> {
  readonly type = 'text_generation';
  readonly names = ['text', 'text_generation'];
  readonly data = TextData;

  constructor(private readonly provider: TextProvider) {
    super();
  }

  async read({ data, ...place }: KindRequest<TextData>): Promise<TextInput> {
    const [id, model] = chooseModel(findTextModel, data.model, place.target.attributes['model'], DEFAULT_TEXT_MODEL);
    const maxTokens = data.max_length ?? DEFAULT_MAX_TOKENS;
    if (maxTokens > model.maxOutputTokens) throw invalid('data.max_length', `must be at most ${model.maxOutputTokens}`);
    const prompt = await requiredText({ field: 'prompt', text: data.prompt, from: data.prompt_var }, place);
    return { model: id, prompt, temperature: data.temperature ?? TEXT_TEMPERATURE.default, maxTokens };
  }

  modelOf({ model }: TextInput): string {
    return model;
  }

  estimate(input: TextInput): Micro {
    return estimatedTextPrice(findTextModel(input.model)!, toRequest(input));
  }

  async run({ key, input, signal }: Work<TextInput>): Promise<Completed> {
    const { text, usage } = await this.provider.complete({ ...toRequest(input), idempotencyKey: key, signal });
    return { state: 'completed', result: text, cost: textPrice(findTextModel(input.model)!, usage) };
  }
}

function toRequest({ prompt, ...settings }: TextInput) {
  return { ...settings, messages: [{ role: 'user', content: prompt } as const] };
}
