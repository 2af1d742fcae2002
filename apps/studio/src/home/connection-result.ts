import type { Platform } from '@reelsheet/client';
import type { Notice } from '../design/components/feedback/messages.js';
import { strings } from '../strings/en.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';

/** Returns what to say about a connection that a network has sent the browser back from; undefined for other pages. */
export function connectionResult(search: string): Omit<Notice, 'id'> | undefined {
  const answer = new URLSearchParams(search);
  const [status, platform] = [answer.get('status'), answer.get('platform')];
  if (platform === null || !(platform in PLATFORM_NAMES)) return undefined;
  const name = PLATFORM_NAMES[platform as Platform];
  if (status === 'connected') return { kind: 'positive', text: strings.home.connected(name) };
  return status === 'failed' ? { kind: 'danger', text: strings.home.notConnected(name) } : undefined;
}
