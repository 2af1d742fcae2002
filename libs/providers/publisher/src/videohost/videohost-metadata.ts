import { platformRule, type OptionObjectRule } from '../catalog.js';
import type { PostContent } from '../content.js';
import { textLength } from '../validation/text-length.js';

const { max_text: MAX_DESCRIPTION, options } = platformRule('videohost');
const OPTIONS = (options.videohost_options as OptionObjectRule).fields;
const SHORTS_TAG = '#shorts';
/** The tag at the end of a description, as added by us. */
const ADDED_TAG = /(?:^|\n\n)#shorts$/;

type DescriptionFields = Pick<PostContent, 'description' | 'videohostOptions'>;

/** Returns the video resource (`snippet` and `status`) of a post. */
export function videoResource(content: PostContent, madeWithAi = false) {
  const chosen = content.videohostOptions ?? {};
  return {
    snippet: {
      title: content.title ?? '',
      description: description(content),
      tags: chosen.tags ?? [],
      categoryId: String(chosen.categoryId ?? OPTIONS.category_id!.default),
    },
    status: {
      privacyStatus: chosen.visibility ?? OPTIONS.visibility!.default,
      selfDeclaredMadeForKids: chosen.madeForKids ?? OPTIONS.made_for_kids!.default,
      ...(madeWithAi ? { containsSyntheticMedia: true } : {}),
    },
  };
}

export function notifySubscribers({ videohostOptions }: PostContent): boolean {
  return videohostOptions?.notifySubscribers ?? true;
}

/** Returns the description after an edit; without a new text the old one is kept, with or without the tag. */
export function changedDescription(live: string, { description: text, videohostOptions }: DescriptionFields): string {
  if (text == null && videohostOptions?.shorts == null) return live;
  return description({ description: text ?? live.replace(ADDED_TAG, ''), videohostOptions });
}

function description({ description: text, videohostOptions }: DescriptionFields): string {
  const body = text ?? '';
  if (!videohostOptions?.shorts || body.toLowerCase().includes(SHORTS_TAG)) return body;
  const tagged = body ? `${body}\n\n${SHORTS_TAG}` : SHORTS_TAG;
  return textLength('videohost', tagged) <= MAX_DESCRIPTION ? tagged : body;
}
