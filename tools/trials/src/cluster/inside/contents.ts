import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, dataOf } from '@reelsheet/client';
import type { FleetFile } from '@reelsheet/tool-fleet';

const DAY_MS = 86_400_000;

/**
 * Prints what the user of a fleet file has, as JSON: the names of agents, the status of each post, and the addresses
 * and hashes of files. It runs in the network of the cluster. Its arguments are the path of the file and, optionally,
 * the name of an agent that it creates first.
 */
const [path, name] = process.argv.slice(2);
const file = JSON.parse(await readFile(path!, 'utf8')) as FleetFile;
const { base } = connect(file, { key: file.api_key });
if (name) await dataOf(base.agents.create({ body: { agent: { name } } }));
const agents = await dataOf(base.agents.list());
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const dates = { start_date: dayFromNow(-1), end_date: dayFromNow(1) };
const contents = await Promise.all(
  agents.map(async ({ id }) => {
    const { posts } = await dataOf(base.posts.list({ query: { agent_id: id, ...dates } }));
    const files = await dataOf(base.files.list({ query: { agent_id: id } }));
    const urls = files.flatMap(({ url }) => url ?? []);
    return {
      posts: posts.map(({ id: post, status }) => `${post} ${status}`),
      files: await Promise.all(urls.map(hashed)),
    };
  }),
);
const listed = (texts: readonly string[]) => texts.toSorted((one, other) => one.localeCompare(other));
console.log(
  JSON.stringify({
    agents: listed(agents.map((agent) => agent.name)),
    posts: listed(contents.flatMap(({ posts }) => posts)),
    files: listed(contents.flatMap(({ files }) => files)),
  }),
);

async function hashed(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) return `${url} ${answer.status}`;
  return `${url} ${hash('sha256', Buffer.from(await answer.arrayBuffer()))}`;
}
