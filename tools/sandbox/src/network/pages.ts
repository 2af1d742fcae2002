import { escapeXml as e } from '../picture/typography.js';
import { DEFAULT_HANDLE } from './accounts.js';
import type { Reactions } from './reactions.js';

/** A further post of a thread, with the URLs of its media. */
export interface Reply {
  text: string;
  videos: string[];
  pictures: string[];
}

/** Content of the page of a post. */
export interface PostView {
  url: string;
  title: string;
  caption: string;
  author: { handle: string; name: string; url: string };
  /** URLs of its media. */
  videos: string[];
  pictures: string[];
  /** Alternative text of each picture. */
  alts?: string[];
  document?: string | undefined;
  poster?: string;
  /** Describes the audience of the post; undefined for a public post. */
  audience?: string | undefined;
  /** Label that the network shows about how the post was made. */
  label?: string | undefined;
  /** Replies of the author. */
  replies?: Reply[];
  reactions?: Reactions;
  createdAt: string;
}

const STYLE = `
  :root { color-scheme: dark; --line: #2b2d3a; --soft: #a9adbd; }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; background: radial-gradient(circle at 30% 0, #2a2450, #0d0e16 60%); color: #f4f4f8; font: 16px/1.5 system-ui, sans-serif }
  header { padding: 1rem 2rem; letter-spacing: .12em; text-transform: uppercase; font-size: .8rem; color: var(--soft); border-bottom: 1px solid var(--line) }
  main { display: flex; flex-wrap: wrap; gap: 2.5rem; justify-content: center; align-items: flex-start; padding: 2rem; max-width: 72rem; margin: 0 auto }
  video, .picture { max-height: 82vh; max-width: min(100%, 46rem); border-radius: 18px; background: #000; box-shadow: 0 24px 80px #0009 }
  article { flex: 1 1 18rem; max-width: 26rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: .6rem 0 }
  a { color: #ffd9a0; text-decoration: none }
  .caption { white-space: pre-wrap; overflow-wrap: anywhere }
  .reply video, .reply .picture { max-height: 16rem }
  .reply { border-left: 3px solid var(--line); padding-left: 1rem }
  .document { padding: 6rem 3rem; border-radius: 18px; border: 1px solid var(--line) }
  .soft { color: var(--soft); font-size: .9rem }
  .badge { display: inline-block; border: 1px solid var(--line); border-radius: 99px; padding: .1rem .7rem; font-size: .8rem; color: var(--soft) }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; width: 100% }
  .grid video, .grid img { width: 100%; aspect-ratio: 9/16; object-fit: cover }
  form { background: #161824; border: 1px solid var(--line); border-radius: 18px; padding: 2rem; width: min(100%, 26rem) }
  input { width: 100%; padding: .6rem .8rem; border-radius: 10px; border: 1px solid var(--line); background: #0d0e16; color: inherit; font: inherit }
  button { padding: .6rem 1.4rem; border-radius: 99px; border: 0; font: inherit; cursor: pointer; margin: 1.2rem .6rem 0 0 }
  button[value=allow] { background: #ffb86b; color: #221409 }`;

export function postPage(network: string, post: PostView): string {
  const media = [
    ...post.videos.map(
      (url) =>
        `<video src="${e(url)}" ${post.poster ? `poster="${e(post.poster)}"` : ''} controls autoplay muted playsinline loop></video>`,
    ),
    ...post.pictures.map(
      (url, index) => `<img class="picture" src="${e(url)}" alt="${e(post.alts?.[index] || post.title)}">`,
    ),
    ...(post.document ? [`<a class="document" href="${e(post.document)}">Document</a>`] : []),
  ].join('');
  return page(
    network,
    post.title,
    `${media}<article>
    <p><a href="${e(post.author.url)}"><strong>${e(post.author.name)}</strong> <span class="soft">@${e(post.author.handle)}</span></a></p>
    <h1>${e(post.title)}</h1><p class="caption">${e(post.caption)}</p>
    <p class="soft"><time datetime="${e(post.createdAt)}">${e(new Date(post.createdAt).toUTCString())}</time> ${badge(post.audience)} ${badge(post.label)}</p>${counts(post.reactions)}${thread(post.replies)}</article>`,
  );
}

export function accountPage(
  network: string,
  author: { handle: string; name: string },
  posts: readonly PostView[],
): string {
  const cards = posts.map((post) => `<a href="${e(post.url)}">${preview(post)}<br>${e(post.title)}</a>`);
  return page(
    network,
    `@${author.handle}`,
    `<article><h1>${e(author.name)}</h1><p class="soft">@${e(author.handle)} · ${posts.length} posts</p></article>
    <section class="grid">${cards.join('')}</section>`,
  );
}

export function consentPage(
  network: string,
  client: string,
  action: string,
  query: Record<string, string | undefined>,
): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${e(name)}" value="${e(value ?? '')}">`)
    .join('');
  const scopes = (query['scope'] ?? '')
    .split(/[\s,]+/)
    .map((scope) => `<li>${e(scope)}</li>`)
    .join('');
  return page(
    network,
    'Allow access?',
    `<form method="get" action="${e(action)}"><h1>Allow access?</h1>
    <p><strong>${e(client)}</strong> asks to act for you on ${e(network)}:</p><ul>${scopes}</ul>${hidden}
    <label>Account<input name="account" value="${DEFAULT_HANDLE}" maxlength="24"></label>
    <button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form>`,
  );
}

export function messagePage(network: string, title: string, text: string): string {
  return page(network, title, `<article><h1>${e(title)}</h1><p>${e(text)}</p></article>`);
}

function preview({ videos, pictures }: PostView): string {
  if (videos[0]) return `<video src="${e(videos[0])}" muted playsinline preload="metadata"></video>`;
  return pictures[0] ? `<img class="picture" src="${e(pictures[0])}" alt="">` : '';
}

function counts(reactions: Reactions | undefined): string {
  if (!reactions) return '';
  const reported = Object.entries(reactions).map(([name, count]) => `${count} ${name}`);
  return `<p class="soft">${reported.join(' · ')}</p>`;
}

function thread(replies: readonly Reply[] | undefined): string {
  const shown = ({ videos, pictures }: Reply) => [
    ...videos.map((url) => `<video src="${e(url)}" controls autoplay muted playsinline loop></video>`),
    ...pictures.map((url) => `<img class="picture" src="${e(url)}" alt="">`),
  ];
  return (replies ?? [])
    .map((reply) => `<div class="reply"><p class="caption">${e(reply.text)}</p>${shown(reply).join('')}</div>`)
    .join('');
}

function badge(audience: string | undefined): string {
  return audience ? `<span class="badge">${e(audience)}</span>` : '';
}

function page(network: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(title)} · ${e(network)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header>${e(network)}</header><main>${body}</main></body></html>`;
}
