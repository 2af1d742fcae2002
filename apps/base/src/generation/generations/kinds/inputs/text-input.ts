import type { ProviderOf, Tokens } from '@reelsheet/model-catalog';
import { Decimal, Text, Whole } from '@reelsheet/platform-http';
import type { Served } from '../../generation.js';
import { TEMPERATURE } from '../kind-limits.js';
import { MODEL_ABOUT } from '../model-options.js';

export class TextData {
  @Text({
    optional: true,
    about: 'may contain {{names}}; required unless `prompt_var` is given',
    example: 'Write a script about {{topic}}',
  })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true, about: MODEL_ABOUT })
  model?: string;

  @Decimal({ optional: true, ...TEMPERATURE })
  temperature?: number;

  @Whole({ optional: true, min: 1, about: 'maximum length of the answer in tokens' })
  max_length?: number;
}

export interface TextInput {
  readonly model: string;
  readonly prompt: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly served: Served<ProviderOf<'text'>, Tokens>;
}
