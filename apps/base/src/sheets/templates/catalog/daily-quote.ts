import { prose } from '@reelsheet/kernel';
import {
  captionLayer,
  clip,
  finish,
  picture,
  clipLayer,
  voiceLayer,
  typed,
  voice,
  written,
} from '../template-columns.js';
import type { ShippedTemplate } from '../template.js';

export const DAILY_QUOTE: ShippedTemplate = {
  id: 5,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e05',
  slug: 'daily-quote',
  title: 'Daily thought',
  description:
    'A thought a day over a quiet scene: theme and mood give the line, its voice, a picture and a short loop.',
  tags: ['quotes', 'mindfulness', 'faceless'],
  columns: [
    typed('THEME', 'What the thought is about', 'patience'),
    typed('MOOD', 'How it feels', 'early light, misty, hopeful'),
    written(
      {
        title: 'LINE',
        description: 'The thought',
        prompt: prose`
            Write one original thought about {{THEME}} in at most 18 words. Simple words, no quotation marks,
            nobody's quotation. Answer with the thought alone.`,
      },
      'script',
    ),
    picture({
      title: 'IMAGE',
      description: 'For a still post',
      prompt: 'Vertical nature photograph, {{MOOD}}, much empty space in the upper third, no people, no text.',
    }),
    voice({ title: 'VOICE-OVER', description: 'The thought, spoken', prompt: '{{LINE}}' }),
    clip(
      {
        title: 'VIDEO',
        description: 'A loop behind the words',
        prompt: prose`
            Vertical nature scene, {{MOOD}}. The camera stands still, only mist, leaves or water move. No people, no
            text.`,
      },
      6,
    ),
    written({
      title: 'CAPTION',
      description: 'For the post',
      prompt: prose`
          Write a caption of at most 120 characters that asks a question about this thought, with two hashtags at
          its end: {{LINE}}`,
    }),
    ...finish(clipLayer('VIDEO'), voiceLayer('VOICE-OVER'), captionLayer('LINE')),
  ],
};
