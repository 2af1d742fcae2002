import { postsOf } from './posts.js';

const MAX = 10;

const escape = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const entriesOf = (name: string) => postsOf(name, { max: MAX, at: new Date(), visit: 0 });

/** Returns the RSS 2.0 feed of a blog with this name. */
export function feedOf(name: string, origin: string): string {
  const items = entriesOf(name).map(
    ({ id, caption, at, creator }) => `<item>
      <title>${escape(caption.split('\n')[0]!)}</title>
      <link>${origin}/scraper/pages/${id}</link>
      <guid isPermaLink="false">${id}</guid>
      <dc:creator>${escape(creator)}</dc:creator>
      <pubDate>${at.toUTCString()}</pubDate>
    </item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
    <title>${escape(name)}</title>${items.join('')}</channel></rss>`;
}

/** Returns a sitemap of the same pages. */
export function sitemapOf(name: string, origin: string): string {
  const urls = entriesOf(name).map(
    ({ id, at }) => `<url><loc>${origin}/scraper/pages/${id}</loc><lastmod>${at.toISOString()}</lastmod></url>`,
  );
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
