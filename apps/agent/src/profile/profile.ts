import { isDeepStrictEqual } from 'node:util';
import { invalid, VALIDATION_MESSAGES, type Platform } from '@reelsheet/kernel';

/** A linked account in the unified profile; core stores the address of its page. */
export interface Handle {
  readonly handle: string;
  /** Null if it was linked by its address only. */
  readonly platform: Platform | null;
}

/** A linked account as core shows it; it has an id once it is stored. */
export interface ProfileAccount {
  readonly id?: number;
  readonly url: string;
  readonly platform: Platform | null;
  readonly display_name: string | null;
}

export interface ProfileMonitoredItem {
  readonly handle: string;
  readonly item_type: string;
}

/** The lists of core that the profile shows in part. */
export interface CoreLists {
  readonly keywords: readonly string[];
  readonly monitored: readonly ProfileMonitoredItem[];
  readonly linked_accounts: readonly ProfileAccount[];
}

/** Changes of core's fields as a caller sends them, before they are translated for core. */
export interface ProfileCoreChanges {
  readonly keywords?: readonly string[] | null;
  readonly linked_accounts?: readonly Handle[] | null;
}

/** The address of an account's page on each network. */
const PAGES: Record<Platform, string> = {
  shortvideo: 'https://www.tiktok.com/@',
  photoshare: 'https://www.instagram.com/',
  pagesocial: 'https://www.facebook.com/',
  videohost: 'https://www.youtube.com/@',
  microblog: 'https://x.com/',
  professional: 'https://www.linkedin.com/company/',
};

/**
 * Returns the change for core. Items of core's lists that the profile does not show are preserved. Throws
 * `validation_error`.
 */
export function toCore(
  { keywords, linked_accounts: handles, ...others }: ProfileCoreChanges,
  current: CoreLists,
): object {
  return {
    ...others,
    ...(keywords === undefined ? {} : { keywords, monitored: monitoredWith(keywords ?? [], current) }),
    ...(handles === undefined ? {} : { linked_accounts: linkedOf(handles ?? [], current.linked_accounts) }),
  };
}

/** Keywords are also monitored, in addition to what was monitored before. */
function monitoredWith(
  keywords: readonly string[],
  { keywords: before, monitored }: CoreLists,
): ProfileMonitoredItem[] {
  const words = new Set([...before, ...keywords]);
  const others = monitored.filter(({ handle, item_type }) => item_type !== 'keyword' || !words.has(handle));
  return [...others, ...keywords.map((handle) => ({ handle, item_type: 'keyword' }))];
}

/** Keeps accounts that are already linked; links others by the page of their handle. */
function linkedOf(handles: readonly Handle[], linked: readonly ProfileAccount[]): ProfileAccount[] {
  const left = [...linked];
  return handles.map((handle, index) => {
    const place = left.findIndex((account) => isDeepStrictEqual(toHandle(account), handle));
    return place < 0 ? toAccount(handle, index) : left.splice(place, 1)[0]!;
  });
}

function toAccount({ handle, platform }: Handle, index: number): ProfileAccount {
  if (platform === null)
    throw invalid(`brand.linked_accounts.${index}.platform`, VALIDATION_MESSAGES.oneOf(Object.keys(PAGES)));
  return { url: pageOf(handle, platform), platform, display_name: handle };
}

const pageOf = (handle: string, platform: Platform) => PAGES[platform] + encodeURIComponent(handle.replace(/^@/, ''));

/**
 * Returns the handle under which the account was linked, otherwise the last part of its address. The display name can
 * be any text.
 */
export function toHandle({ url, platform, display_name: name }: ProfileAccount): Handle {
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
