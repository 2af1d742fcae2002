import { isMap, isPair, isScalar, parseDocument, stringify, type Node, type Pair } from 'yaml';
import type { Artifact } from '../artifact.js';

/** Matches maps that are shown as one row. */
const WHOLE =
  /\.(env|resources|behavior|annotations)$|^env$|^networkPolicy\.(ingress|postgres|nats|mail|objectStore|internet)$/;

interface Row {
  readonly key: string;
  readonly value: string;
  readonly meaning: string;
}

/**
 * Generates the chart's `README.md`, a table of `values.yaml` with the default of each value and the comment above it.
 */
export function chartReadme(values: string): Artifact {
  const document = parseDocument(values);
  const rows = isMap(document.contents) ? rowsOf(document.contents, '') : [];
  const lines = rows.map(({ key, value, meaning }) => `| \`${key}\` | ${value} | ${meaning} |`);
  const content = `# Chart of Reelsheet

Four services, each with one process for HTTP and one for jobs. [docs/operations/install.md](../../../docs/operations/install.md) describes the installation.

    npm run check-chart      # this chart with a real Helm: lint, manifests of all ci/ value sets against Kubernetes' schemas, kube-score, rejected values

Helm rejects an unknown key or invalid value with its path (\`values.schema.json\`). This page and the schema are generated from \`values.yaml\` (\`npm run generate\`).

| Value | Default | Meaning |
|---|---|---|
${lines.join('\n')}

[docs/reference/settings.md](../../../docs/reference/settings.md) describes the settings under \`env\`. Each process under \`services.<service>.http\` and \`.worker\` also accepts all keys of \`pods\`.
`;
  return { path: 'deploy/helm/reelsheet/README.md', content };
}

function rowsOf(map: Node, path: string): Row[] {
  if (!isMap(map)) return [];
  return map.items.flatMap((pair, index) =>
    isPair(pair) ? rowsOfPair(pair, path, index === 0 ? map : undefined) : [],
  );
}

function rowsOfPair({ key, value }: Pair, above: string, map: Node | undefined): Row[] {
  if (!isScalar(key)) return [];
  const path = above ? `${above}.${String(key.value)}` : String(key.value);
  // A comment above the first key of a map describes the map; the file's own comment is separated
  // by an empty line.
  const comment = lastBlock(key.commentBefore ?? map?.commentBefore ?? '');
  const node = value as Node | null;
  if (isMap(node) && node.items.length > 0 && !WHOLE.test(path)) {
    const below = rowsOf(node, path);
    return comment ? [{ key: path, value: '', meaning: comment }, ...below] : below;
  }
  return [
    {
      key: path,
      value: /(^|\.)env$/.test(path) ? 'see \`values.yaml\`' : shown(node),
      meaning: /(^|\.)env$/.test(path) ? '' : comment,
    },
  ];
}

function lastBlock(comment: string): string {
  const blocks = comment.split(/\n\s*\n/);
  const lines = (blocks.at(-1) ?? '').split('\n').map((line) => line.trim());
  return lines
    .filter((line) => !/^(generated|end): /.test(line))
    .join(' ')
    .replaceAll('|', '\\|')
    .trim();
}

function shown(node: Node | null): string {
  if (node === null) return '';
  const written = JSON.stringify(node.toJSON() as unknown) ?? stringify(node);
  return `\`${written.replaceAll('|', '\\|')}\``;
}
