import type { AttentionItemView } from '@reelsheet/client';
import { strings } from '../strings/en.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';

const text = strings.home;

/** Returns in a few words what needs a person. */
export function attentionTitle({ kind, title, reason, platform, endpoint }: AttentionItemView): string {
  const network = platform === null ? undefined : PLATFORM_NAMES[platform];
  switch (kind) {
    case 'gate':
      return text.gate(reason);
    case 'account':
      return text.reconnect(network ?? '', title ?? '');
    case 'post':
      return network === undefined
        ? text.failedPost(title ?? text.untitledPost)
        : text.failedPostAt(network, title ?? text.untitledPost);
    case 'batch':
      return text.pausedBatch(title || strings.sheets.untitled);
    case 'render':
      return text.failedRender(title || strings.sheets.untitled);
    case 'webhook_endpoint':
      return endpoint === 'callback' ? text.pausedCallback : text.pausedWebhook;
  }
}
