import { pictureUrl, plainUrl, type Links, type LinkTarget } from './links.js';

const LINK = /\[([^\][]*)\]\(([^()\s]+)\)/g;
const FENCE = /^ {0,3}(```|~~~)/;
const MARK = /^<!-- (?:generated|end): .* -->$/;

/** Returns the Markdown of a page as programs read it, with links that are valid below `/guide/`. */
export function plainPage(source: string, text: string, links: Links): string {
  let inCode = false;
  const lines = text.split('\n').flatMap((line) => {
    if (FENCE.test(line)) inCode = !inCode;
    if (inCode) return [line];
    if (MARK.test(line)) return [];
    return [withPlainLinks(line, source, links)];
  });
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

const withPlainLinks = (line: string, source: string, links: Links): string =>
  line.replaceAll(LINK, (_, label: string, link: string) => plainLink(label, links.targetOf(source, link)));

function plainLink(label: string, target: LinkTarget): string {
  if (target.kind === 'page') return `[${label}](${plainUrl(target.address, target.anchor)})`;
  if (target.kind === 'picture') return `[${label}](${pictureUrl(target.path)})`;
  return target.kind === 'outside' ? `[${label}](${target.url})` : `${label} (\`${target.path}\`)`;
}
