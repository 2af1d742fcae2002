import { isMap, isPair, isScalar, parseDocument, stringify, type Node, type Pair } from 'yaml';
import { prose } from '@reelsheet/kernel';
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
  const rows = explained(isMap(document.contents) ? rowsOf(document.contents, '') : []);
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

/**
 * Gives values without a comment the meaning of the same value of base, of its process for HTTP, or of their map. Throws
 * an error if a value has none.
 */
function explained(rows: readonly Row[]): Row[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return rows.map((row) => {
    const ofBase = row.key.replace(/^services\.\w+\./, 'services.base.');
    const map = row.key.slice(0, row.key.lastIndexOf('.'));
    const like = [row.key, ofBase, ofBase.replace('.worker.', '.http.'), map].map((key) => byKey.get(key)?.meaning);
    const meaning = like.find(Boolean);
    if (!meaning) throw new Error(`values.yaml: ${row.key} has no comment`);
    return { ...row, meaning };
  });
}

const OF_ALL = prose`
  Settings that all services have, as strings: \`{ LOG_LEVEL: debug }\`. Settings of one service are rejected here: set
  them in \`services.<service>.env\` of each service that reads them, such as \`CHAT_BASE_URL\` of base and of agent.`;
const OF_SERVICE = prose`
  Settings of the service that are not secret, as strings: \`{ CHAT_BASE_URL: "https://llm.internal:8443/v1" }\`. They
  take precedence over \`env\`.`;

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
      meaning: path.endsWith('.env') ? OF_SERVICE : path === 'env' ? OF_ALL : comment,
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
