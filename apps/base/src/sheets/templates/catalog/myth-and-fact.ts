import { prose } from '@reelsheet/kernel';
import { captionLayer, clip, finish, clipLayer, voiceLayer, typed, voice, written } from '../template-columns.js';
import type { ShippedTemplate } from '../template.js';

export const MYTH_AND_FACT: ShippedTemplate = {
  id: 4,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e04',
  slug: 'myth-and-fact',
  title: 'Myth and fact',
  description:
    'A widespread belief is told, then set right, over two matching clips: made for series with one claim a row.',
  tags: ['education', 'series', 'voice-over'],
  columns: [
    typed('MYTH', 'The belief, in one sentence', 'Goldfish forget everything after three seconds.'),
    typed(
      'SOURCE',
      'What you know about it; the fact is taken from here alone',
      'Goldfish have been trained to remember feeding signals for months.',
    ),
    written({
      title: 'FACT',
      description: 'What is so instead',
      prompt:
        'Correct this belief in one sentence of at most 20 words, using only the source.\nBelief: {{MYTH}}\nSource: {{SOURCE}}',
    }),
    written(
      {
        title: 'SCRIPT',
        description: 'What the voice says',
        prompt: prose`
            Write a spoken 20 second script. Tell the belief as people say it: {{MYTH}} Pause with one short
            question. Then set it right: {{FACT}} Close with what follows from it in daily life. 45 to 55 words,
            friendly, no stage directions, no facts beyond these: {{SOURCE}}`,
      },
      'script',
    ),
    voice({ title: 'VOICE-OVER', description: 'The script, spoken', prompt: '{{SCRIPT}}' }),
    clip(
      {
        title: 'MYTH CLIP',
        description: 'Shown while the belief is told',
        prompt: 'A playful vertical shot that illustrates the mistaken belief: {{MYTH}} Muted colours, no text.',
      },
      6,
    ),
    clip(
      {
        title: 'FACT CLIP',
        description: 'Shown from the turn on',
        prompt: 'The same scene in warm, clear light, which illustrates: {{FACT}} Slow push in, vertical, no text.',
      },
      6,
    ),
    ...finish(clipLayer('MYTH CLIP'), clipLayer('FACT CLIP'), voiceLayer('VOICE-OVER'), captionLayer('SCRIPT')),
  ],
};
