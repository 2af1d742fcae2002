import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type UserConfig } from '@hey-api/openapi-ts';
import type { Artifact } from '../artifact.js';

const FOLDER = 'libs/client/src/generated';
const HEADER = '// Generated from docs/api/reelsheet.json (`npm run generate`).';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Input = Exclude<Extract<UserConfig['input'], object>, readonly unknown[]>;

interface Answer {
  readonly content?: object;
}

type Answers = Record<string, Answer>;

type PathItem = Partial<Record<(typeof METHODS)[number], { readonly responses: Answers }>>;

/** Generates the classes and types of `libs/client` from the document of all services. */
export async function clientCode({ content }: Artifact): Promise<Artifact[]> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  try {
    await createClient({
      input: JSON.parse(content) as Input,
      logs: { level: 'silent', file: false },
      output: {
        path: folder,
        entryFile: false,
        header: HEADER,
        fileName: { suffix: null },
        module: { extension: '.js' },
      },
      parser: { patch: { input: withoutServers } },
      plugins: [
        { name: '@hey-api/typescript', comments: true },
        { name: '@hey-api/client-fetch', baseUrl: false },
        {
          name: '@hey-api/sdk',
          auth: false,
          client: false,
          operations: { strategy: 'single', containerName: 'Reelsheet', nesting: 'operationId' },
        },
      ],
    });
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const generated = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .sort();
    return await Promise.all(
      generated.map(async (file) => ({
        path: join(FOLDER, file.slice(folder.length + 1)),
        content: await readFile(file, 'utf8'),
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The caller says which server a client has. */
function withoutServers(document: object): void {
  const { paths } = document as { readonly paths: Readonly<Record<string, PathItem & { servers?: unknown }>> };
  for (const item of Object.values(paths)) {
    delete item.servers;
    for (const method of METHODS) markEmpty(item[method]?.responses ?? {});
  }
}

/** A success without content has the type `void` with the status 204 only; an error without content is `unknown`. */
function markEmpty(responses: Answers): void {
  for (const [status, answer] of Object.entries(responses)) {
    if (status === '204' || '$ref' in answer || answer.content !== undefined) continue;
    delete responses[status];
    if (status.startsWith('2')) responses['204'] = answer;
  }
}
