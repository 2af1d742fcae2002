import type { Platform } from '@reelsheet/kernel';

/** An account as the unified profile names it; core keeps the address of its page. */
export interface Handle {
  readonly handle: string;
  readonly platform: Platform;
}

/** How core shows an account. */
export interface LinkedAccount {
  readonly url: string;
  readonly platform: Platform | null;
  readonly display_name: string | null;
}

/** Where a network has the page of an account. */
const PAGES: Record<Platform, string> = {
  shortvideo: 'https://www.tiktok.com/@',
  photoshare: 'https://www.instagram.com/',
  pagesocial: 'https://www.facebook.com/',
  videohost: 'https://www.youtube.com/@',
  microblog: 'https://x.com/',
  professional: 'https://www.linkedin.com/company/',
};

export const toAccount = ({ handle, platform }: Handle): LinkedAccount => ({
  url: PAGES[platform] + encodeURIComponent(handle.replace(/^@/, '')),
  platform,
  display_name: handle,
});

/** An account that was linked by its address alone is named by the end of it. */
export const toHandle = ({ url, platform, display_name }: LinkedAccount) => ({
  handle: display_name ?? new URL(url).pathname.split('/').findLast(Boolean) ?? new URL(url).host,
  platform,
});
