import { prose } from '@reelsheet/kernel';
import { captionLayer, clip, finish, clipLayer, voiceLayer, typed, voice, written } from '../template-columns.js';
import type { ShippedTemplate } from '../template.js';

export const QUICK_RECIPE: ShippedTemplate = {
  id: 6,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e06',
  slug: 'quick-recipe',
  title: 'Quick recipe',
  description: prose`
      One dish a row, seen from above: its ingredients become steps, a voice that leads through them, two clips and
      a caption.`,
  tags: ['food', 'how-to', 'voice-over'],
  columns: [
    typed('DISH', 'What is cooked', 'fried eggs with tomato and basil'),
    typed('INGREDIENTS', 'What goes into it; nothing else is named', 'two eggs, one tomato, basil, butter, salt'),
    written(
      {
        title: 'SCRIPT',
        description: 'What the voice says',
        prompt: prose`
            Write the voice-over of a 25 second video that cooks {{DISH}}. Use these ingredients alone:
            {{INGREDIENTS}}. Open with why it is worth five minutes, then three numbered steps in short spoken
            sentences, then one line on serving it. 55 to 65 words, no headings, no stage directions.`,
      },
      'script',
    ),
    voice({ title: 'VOICE-OVER', description: 'The script, spoken', prompt: '{{SCRIPT}}' }),
    clip(
      {
        title: 'COOKING CLIP',
        description: 'The dish in the making',
        prompt: prose`
            Vertical shot from straight above a wooden table: hands cook {{DISH}} in a pan, ingredients around it:
            {{INGREDIENTS}}. Warm daylight, no faces, no text.`,
      },
      8,
    ),
    clip(
      {
        title: 'SERVING CLIP',
        description: 'The dish on its plate',
        prompt: 'Slow vertical push in on a plate of {{DISH}}, steam rising, shallow focus, warm daylight, no text.',
      },
      4,
    ),
    written({
      title: 'CAPTION',
      description: 'For the post',
      prompt: prose`
          Write a caption of at most 200 characters for a video of {{DISH}}: the ingredients as a short list
          ({{INGREDIENTS}}) and two hashtags at its end.`,
    }),
    ...finish(clipLayer('COOKING CLIP'), clipLayer('SERVING CLIP'), voiceLayer('VOICE-OVER'), captionLayer('SCRIPT')),
  ],
};
