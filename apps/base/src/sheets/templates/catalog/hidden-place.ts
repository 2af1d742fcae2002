import { prose } from '@reelsheet/kernel';
import {
  captionLayer,
  clip,
  finish,
  picture,
  clipLayer,
  pictureLayer,
  voiceLayer,
  typed,
  voice,
  written,
} from '../template-columns.js';
import type { ShippedTemplate } from '../template.js';

export const HIDDEN_PLACE: ShippedTemplate = {
  id: 7,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e07',
  slug: 'hidden-place',
  title: 'Hidden place',
  description: prose`
      A place that few know, one a row: what you noted there becomes a short story, a picture, a clip that arrives
      slowly and a voice.`,
  tags: ['travel', 'storytelling', 'voice-over'],
  columns: [
    typed('PLACE', 'Where it is', 'a small lake above the tree line, an hour from the road'),
    typed('NOTES', 'What you know of it; nothing else is claimed', 'best at dusk, no signal, cold enough to gasp'),
    written(
      {
        title: 'SCRIPT',
        description: 'What the voice says',
        prompt: prose`
            Write a spoken 20 second story about arriving at {{PLACE}}. Use only these notes: {{NOTES}}. Begin in
            the middle of the way there, end with one thing to bring. 45 to 55 words, second person, no
            superlatives, no stage directions.`,
      },
      'script',
    ),
    picture({
      title: 'IMAGE',
      description: 'A still for the cover or as a layer',
      prompt: 'Vertical landscape photograph of {{PLACE}}, {{NOTES}}. Natural colours, no people, no text.',
    }),
    voice({ title: 'VOICE-OVER', description: 'The script, spoken', prompt: '{{SCRIPT}}' }),
    clip({
      title: 'VIDEO',
      description: 'The way in',
      prompt: prose`
          Vertical shot that walks slowly forward until {{PLACE}} opens up behind the trees. Steady camera, evening
          light, no people, no text.`,
    }),
    ...finish(clipLayer('VIDEO'), pictureLayer('IMAGE'), voiceLayer('VOICE-OVER'), captionLayer('SCRIPT')),
  ],
};
