import GithubSlugger from 'github-slugger';
import MiniSearch from 'minisearch';
import { plain, type GuidePage } from './guide-pages.js';
import { SEARCH_OPTIONS } from './search-options.js';

/** Maximum number of characters of a section that are searched. */
const MAX_TEXT = 400;
const HEADING = /^#{1,6} /m;
const CODE = /^```[\s\S]+?^```/gm;
const TABLE_LINE = /^\|.*$/gm;
const COMMENT_END = '-->';

/** Returns the index in which browsers search, as JSON. Each section of a page is an entry. */
export function searchIndex(pages: readonly GuidePage[]): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(pages.flatMap(entriesOf));
  return JSON.stringify(index);
}

/** Pages of the reference are found by the names of their operations; their tables would hide everything else. */
function entriesOf({ address, title, text, isGenerated }: GuidePage) {
  const slugger = new GithubSlugger();
  const sections = text.replaceAll(CODE, '').split(HEADING).slice(1);
  return sections.map((section, at) => {
    const [heading = '', ...lines] = section.split('\n');
    const slug = slugger.slug(plain(heading));
    const body = withoutComments(lines.join('\n'));
    const words = plain(isGenerated ? body.replaceAll(TABLE_LINE, '') : body.replaceAll('|', ' '));
    return { id: at === 0 ? address : `${address}#${slug}`, page: title, heading: plain(heading), text: short(words) };
  });
}

/** Returns a text without its comments. A comment that does not end stays. */
function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--');
  return others.reduce((before, each) => {
    const end = each.indexOf(COMMENT_END);
    return before + (end < 0 ? each : each.slice(end + COMMENT_END.length));
  }, first);
}

const short = (words: string) => words.replaceAll(/[-#>\s]+/g, ' ').slice(0, MAX_TEXT);
