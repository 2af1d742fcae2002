import type { PlatformStatusView, PostView } from '@reelsheet/client';
import type { StatusKind } from '../../design/components/layout/status.js';

/** Acts that are possible with a post. */
export type PostAct = 'approve' | 'move' | 'delete' | 'again';

const KINDS: Readonly<Record<PostView['status'], StatusKind>> = {
  draft: 'warning',
  scheduled: 'neutral',
  publishing: 'neutral',
  success: 'positive',
  partial: 'warning',
  failed: 'danger',
};

export const postKind = ({ status }: PostView): StatusKind => KINDS[status];

/** Returns what a person may do with a post; a live one can be changed at its network alone. */
export function actsOf({ status, platforms_status: platforms }: PostView): readonly PostAct[] {
  switch (status) {
    case 'draft':
      return ['approve', 'move', 'delete'];
    case 'scheduled':
      return ['move', 'delete'];
    case 'failed':
      // A post that is live somewhere is not made again, so that nothing is published twice.
      return platforms.some(isLive) ? [] : ['again', 'delete'];
    case 'publishing':
    case 'partial':
    case 'success':
      return [];
  }
}

/** Returns whether a post has not gone out yet, so that nothing is to be said of single networks. */
export const isWaiting = ({ status }: PostView): boolean => status === 'draft' || status === 'scheduled';

const isLive = ({ normalized_status: status }: PlatformStatusView) => status === 'published';

/** Returns whether something about a post happens by itself soon. */
export function isUnderWay({ status, scheduled_time: time }: PostView, now: number): boolean {
  return status === 'publishing' || (status === 'scheduled' && Date.parse(time) <= now);
}
