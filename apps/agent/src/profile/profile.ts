import { isDeepStrictEqual } from 'node:util';
import { invalid, VALIDATION_MESSAGES, type Platform } from '@reelsheet/kernel';

/** An account as the unified profile names it; core keeps the address of its page. */
export interface Handle {
  readonly handle: string;
  /** Null where it was linked by its address alone. */
  readonly platform: Platform | null;
}

/** How core shows an account; it has an id once it is linked. */
export interface LinkedAccount {
  readonly id?: number;
  readonly url: string;
  readonly platform: Platform | null;
  readonly display_name: string | null;
}

export interface MonitoredItem {
  readonly handle: string;
  readonly item_type: string;
}

/** Lists of core of which the profile shows a part. */
export interface CoreLists {
  readonly keywords: readonly string[];
  readonly monitored: readonly MonitoredItem[];
  readonly linked_accounts: readonly LinkedAccount[];
}

/** What a caller says of core's fields; those named here are told to core in more words. */
export interface CoreChanges {
  readonly keywords?: readonly string[] | null;
  readonly linked_accounts?: readonly Handle[] | null;
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

/** What is sent to core: whatever of its lists the profile does not show stays as it is. Throws `validation_error`. */
export function toCore({ keywords, linked_accounts: handles, ...others }: CoreChanges, kept: CoreLists): object {
  return {
    ...others,
    ...(keywords === undefined ? {} : { keywords, monitored: monitoredWith(keywords ?? [], kept) }),
    ...(handles === undefined ? {} : { linked_accounts: linkedOf(handles ?? [], kept.linked_accounts) }),
  };
}

/** Keywords are monitored, as where core hears of them alone, and so is what was monitored beside them. */
function monitoredWith(keywords: readonly string[], { keywords: before, monitored }: CoreLists): MonitoredItem[] {
  const words = new Set([...before, ...keywords]);
  const others = monitored.filter(({ handle, item_type }) => item_type !== 'keyword' || !words.has(handle));
  return [...others, ...keywords.map((handle) => ({ handle, item_type: 'keyword' }))];
}

/** Accounts that are linked already stay as they are; others are linked by the page of their handle. */
function linkedOf(handles: readonly Handle[], linked: readonly LinkedAccount[]): LinkedAccount[] {
  const left = [...linked];
  return handles.map((handle, index) => {
    const place = left.findIndex((account) => isDeepStrictEqual(toHandle(account), handle));
    return place < 0 ? toAccount(handle, index) : left.splice(place, 1)[0]!;
  });
}

function toAccount({ handle, platform }: Handle, index: number): LinkedAccount {
  if (platform === null)
    throw invalid(`brand.linked_accounts.${index}.platform`, VALIDATION_MESSAGES.oneOf(Object.keys(PAGES)));
  return { url: pageOf(handle, platform), platform, display_name: handle };
}

const pageOf = (handle: string, platform: Platform) => PAGES[platform] + encodeURIComponent(handle.replace(/^@/, ''));

/** An account is called as it was linked by its handle, else by the end of its address; its display name may be any text. */
export function toHandle({ url, platform, display_name: name }: LinkedAccount): Handle {
  if (name && platform && url === pageOf(name, platform)) return { handle: name, platform };
  const { pathname, host } = new URL(url);
  return { handle: decoded(pathname.split('/').findLast(Boolean) ?? host), platform };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
