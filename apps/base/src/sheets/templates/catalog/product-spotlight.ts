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

export const PRODUCT_SPOTLIGHT: ShippedTemplate = {
  id: 3,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e03',
  slug: 'product-spotlight',
  title: 'Product spotlight',
  description:
    'One product a row: who it is for and what it solves become a spoken pitch, a product shot, a clip and a caption.',
  tags: ['product', 'e-commerce', 'ads'],
  columns: [
    typed('PRODUCT', 'Name and what it is', 'a foldable steel water bottle'),
    typed('AUDIENCE', 'Who it is for', 'people who walk to work'),
    typed('BENEFIT', 'The one thing it does better', 'it fits into a coat pocket when empty'),
    written(
      {
        title: 'SCRIPT',
        description: 'The spoken pitch',
        prompt: prose`
            Write a spoken 20 second pitch for {{PRODUCT}}, addressed to {{AUDIENCE}}. Open with their everyday
            problem, show how this helps: {{BENEFIT}}. End with a short call to action. 45 to 55 words, honest, no
            superlatives, no stage directions.`,
      },
      'script',
    ),
    picture({
      title: 'PRODUCT SHOT',
      description: 'A still for the opening',
      prompt: prose`
          Studio photograph of {{PRODUCT}} on a plain light background, soft daylight from the left, slight shadow,
          vertical, no text, no logo.`,
    }),
    voice({ title: 'VOICE-OVER', description: 'The pitch, spoken', prompt: '{{SCRIPT}}' }),
    clip({
      title: 'VIDEO',
      description: 'The product in use',
      prompt: prose`
          {{PRODUCT}} in use by {{AUDIENCE}}, hands only, showing that {{BENEFIT}}. Handheld vertical shot, natural
          light, no text.`,
    }),
    written({
      title: 'CAPTION',
      description: 'For the post',
      prompt: prose`
          Write a post caption of at most 150 characters for this pitch, with two fitting hashtags at its end:
          {{SCRIPT}}`,
    }),
    ...finish(pictureLayer('PRODUCT SHOT'), clipLayer('VIDEO'), voiceLayer('VOICE-OVER'), captionLayer('SCRIPT')),
  ],
};
