import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { connect } from '@reelsheet/client';
import { fleetUp } from './fleet-up.js';
import type { Journey } from './journey.js';
import { Progress } from './progress.js';
import { Spending } from './spending.js';
import { cloneTemplate } from './steps/convert.js';
import { insertSheet } from './steps/edit.js';
import { render } from './steps/export.js';
import { chooseIdea } from './steps/ideas.js';
import { publish } from './steps/publish.js';
import { setUp } from './steps/setup.js';

const ANSWER_MS = 30_000;
const DEFAULT_IDEA = 'three habits of calm mornings';

/** Takes one idea from setup to its published posts, using only the public API. */
async function walk(journey: Journey): Promise<string[]> {
  const agent = await setUp(journey);
  const idea = await chooseIdea(journey, agent);
  const sheet = await cloneTemplate(journey, agent, idea);
  const material = await insertSheet(journey, agent, idea, sheet);
  const video = await render(journey, sheet, material);
  const posts = await publish(journey, agent, idea, video);
  const spent = await journey.spending.spent();
  return [
    '',
    `video  ${relative('.', video.file)}`,
    ...posts.map((url) => `post   ${url}`),
    `cost   ${spent.toFixed(2)} credits, ${(await journey.spending.held()).toFixed(2)} held`,
  ];
}

async function main(): Promise<number> {
  const idea = process.argv.slice(2).join(' ').trim() || DEFAULT_IDEA;
  const progress = new Progress();
  const folder = await mkdtemp(join(tmpdir(), 'reelsheet-demo-'));
  try {
    progress.phase(`From an idea to a published video: ${idea}`);
    const fleet = await fleetUp((text) => progress.running(text));
    const trace = randomBytes(16).toString('hex');
    const traceparent = `00-${trace}-${randomBytes(8).toString('hex')}-01`;
    const clients = connect(fleet, { key: fleet.api_key, traceparent, timeoutMs: ANSWER_MS });
    const spending = await Spending.open(clients, fleet.organization_id);
    const lines = await walk({ ...clients, fleet, progress, spending, idea, folder });
    progress.close();
    for (const line of [...lines, `trace  ${trace}`]) console.log(line);
    console.log(`\nThe fleet continues to run; \`npm stop\` stops it. Pages of the posts: ${fleet.sandbox_url}`);
    return 0;
  } catch (error) {
    progress.close();
    console.error(`\ndemo: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
