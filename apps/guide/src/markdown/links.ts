import { posix } from 'node:path';

/** Path of the guide on the host of base. */
export const BASE = '/guide/';
/** Folder of pictures below the guide. */
export const PICTURES = 'pictures/';
const PICTURE = /\.(?:png|jpg|svg|webp)$/;

export type LinkTarget =
  | { readonly kind: 'page'; readonly address: string; readonly anchor: string }
  | { readonly kind: 'picture'; readonly path: string }
  /** An address that stays as it is: of another site, of this one, or a heading of the same page. */
  | { readonly kind: 'outside'; readonly url: string }
  /** A file that only the repository has. */
  | { readonly kind: 'repository'; readonly path: string };

/** Finds what the links of Markdown pages lead to in the guide. */
export class Links {
  /** Addresses by paths of Markdown files. */
  constructor(private readonly addresses: ReadonlyMap<string, string>) {}

  /** Returns what a link of a file leads to. */
  targetOf(source: string, link: string): LinkTarget {
    if (/^(?:[a-z]+:|[/#])/i.test(link)) return { kind: 'outside', url: link };
    const [file = '', anchor = ''] = link.split('#');
    const path = posix.join(posix.dirname(source), decodeURI(file)).replace(/\/$/, '');
    const address = this.addresses.get(path);
    if (address !== undefined) return { kind: 'page', address, anchor };
    return PICTURE.test(path) ? { kind: 'picture', path } : { kind: 'repository', path };
  }
}

/** Returns the address of a page on the host of base. */
export const pageUrl = (address: string, anchor = ''): string => `${BASE}${address}${anchor ? `#${anchor}` : ''}`;

/** Returns the address of the Markdown of a page. */
export const plainUrl = (address: string, anchor = ''): string =>
  `${BASE}${address || 'index'}.md${anchor ? `#${anchor}` : ''}`;

/** Returns the address of a picture, whose name says which file it is. */
export const pictureUrl = (path: string): string =>
  `${BASE}${PICTURES}${path.replace(/^docs\/images\//, '').replaceAll('/', '-')}`;
