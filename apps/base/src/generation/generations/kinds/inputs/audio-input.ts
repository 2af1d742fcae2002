import { prose } from '@reelsheet/kernel';
import { MAX_SPOKEN_TEXT_LENGTH, type ProviderOf, type SpeechModel } from '@reelsheet/model-catalog';
import { Decimal, Text } from '@reelsheet/platform-http';
import type { NamedVoice } from '../../../../agents/voices/voice.js';
import type { Served } from '../../generation.js';
import { SPEECH_SPEED } from '../kind-limits.js';

export class AudioData {
  @Text({
    optional: true,
    about: prose`the text to speak, at most ${MAX_SPOKEN_TEXT_LENGTH} characters; may contain {{names}}; one of
      \`text\`, \`prompt\` and \`prompt_var\` is required`,
  })
  text?: string;

  @Text({ optional: true, about: 'another name for `text`' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is spoken' })
  prompt_var?: string;

  @Text({
    optional: true,
    min: 1,
    max: 200,
    about: prose`a voice of \`GET /models\`, or the id of a voice in the agent's connected voice account or in ours;
      when absent, the agent's own voice, else the catalogue's default`,
  })
  voice_id?: string;

  @Decimal({ optional: true, ...SPEECH_SPEED })
  speed?: number;
}

export interface AudioInput extends NamedVoice {
  readonly model: string;
  readonly text: string;
  readonly speed: number;
  readonly served: Served<ProviderOf<'speech'>, number>;
  /** The account whose limits apply, when it is not the provider's own. */
  readonly account?: string;
  /** Limits of one call to the vendor. */
  readonly call: Pick<SpeechModel, 'maxCharacters' | 'speed'>;
}
