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

export const FACELESS_EXPLAINER: ShippedTemplate = {
  id: 2,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e02',
  slug: 'faceless-explainer',
  title: 'Faceless explainer',
  description: prose`
      Calm lifestyle tips told by a voice over quiet pictures: one topic becomes a hook, a script, images, a clip
      and a voice-over.`,
  tags: ['faceless', 'lifestyle', 'tips', 'voice-over'],
  columns: [
    typed('TOPIC', 'What the video is about; write over the example', 'three small habits for a calmer morning'),
    written({
      title: 'HOOK',
      description: 'The first sentence',
      prompt: prose`
          Write one spoken opening line of at most 14 words for a short video about {{TOPIC}}. Calm and curious, no
          emoji, no hashtags, no quotation marks. Answer with the line alone.`,
    }),
    written(
      {
        title: 'SCRIPT',
        description: 'What the voice says',
        prompt:
          'Write the voice-over of a 30 second vertical video about {{TOPIC}}. Begin with this line: {{HOOK}}\nThen give three short, practical tips and end with one gentle invitation to try them. 70 to 80 words, plain spoken sentences, no headings, no stage directions.',
      },
      'script',
    ),
    written({
      title: 'IMAGE PROMPT',
      description: 'What the picture shows',
      prompt:
        "Describe one vertical photograph that fits this script: {{SCRIPT}}\nNo people's faces, no text in the picture. Name subject, light, colours and mood in at most 50 words.",
    }),
    written({
      title: 'VIDEO PROMPT',
      description: 'What the clip shows',
      prompt:
        'Describe one slow, continuous vertical shot in the same place and light as this picture: {{IMAGE PROMPT}}\nName the camera movement. No faces, no text, no cuts. At most 60 words.',
    }),
    picture({ title: 'IMAGE', description: 'A still for the cover or as a layer', prompt: '{{IMAGE PROMPT}}' }),
    voice({ title: 'VOICE-OVER', description: 'The script, spoken', prompt: '{{SCRIPT}}' }),
    clip({ title: 'VIDEO', description: 'The moving background', prompt: '{{VIDEO PROMPT}}' }),
    ...finish(clipLayer('VIDEO'), pictureLayer('IMAGE'), voiceLayer('VOICE-OVER'), captionLayer('SCRIPT')),
  ],
};
