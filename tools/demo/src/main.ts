import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { connect } from '@reelsheet/client';
import { fleetUp } from './fleet-up.js';
import type { Journey } from './journey.js';
import { demoOptions, type DemoOptions } from './options.js';
import { Progress } from './progress.js';
import { Spending } from './spending.js';
import { cloneTemplate } from './steps/convert.js';
import { insertSheet } from './steps/edit.js';
import { render } from './steps/export.js';
import { chooseIdea, chooseIdeas } from './steps/ideas.js';
import { produce } from './steps/produce.js';
import { publish } from './steps/publish.js';
import { produceRows } from './steps/rows.js';
import { setUp } from './steps/setup.js';

const ANSWER_MS = 30_000;

/** Goes the whole way using only the public API, and returns the results. */
async function walk(journey: Journey, options: DemoOptions): Promise<string[]> {
  const started = Date.now();
  const lines = options.kind === 'steps' ? await walkSteps(journey) : await walkBatch(journey, options);
  const spent = await journey.spending.spent();
  return [
    '',
    ...lines,
    `cost   ${spent.toFixed(2)} credits, ${(await journey.spending.held()).toFixed(2)} held`,
    `time   ${Math.round((Date.now() - started) / 1_000)} s`,
  ];
}

/** Takes one idea from setup to its published posts, step by step. */
async function walkSteps(journey: Journey): Promise<string[]> {
  const agent = await setUp(journey);
  const idea = await chooseIdea(journey, agent);
  const sheet = await cloneTemplate(journey, agent, idea);
  const material = await insertSheet(journey, agent, idea, sheet);
  const video = await render(journey, sheet, material);
  const posts = await publish(journey, agent, idea, video);
  return [`video  ${relative('.', video.file)}`, ...posts.map((url) => `post   ${url}`)];
}

/** Goes the second half of the way by one request. */
async function walkBatch(journey: Journey, options: Exclude<DemoOptions, { kind: 'steps' }>): Promise<string[]> {
  const agent = await setUp(journey);
  const { template } = options;
  const posts =
    options.kind === 'produce'
      ? await produce(journey, agent, await chooseIdea(journey, agent), template)
      : await produceRows(journey, agent, await chooseIdeas(journey, agent, options.rows), template);
  return posts.map((post) => `post   ${post}`);
}

async function main(): Promise<number> {
  const options = demoOptions(process.argv.slice(2));
  const { idea } = options;
  const progress = new Progress();
  const folder = await mkdtemp(join(tmpdir(), 'reelsheet-demo-'));
  try {
    progress.phase(`From an idea to a published video: ${idea}`);
    const fleet = await fleetUp((text) => progress.running(text));
    const trace = randomBytes(16).toString('hex');
    const traceparent = `00-${trace}-${randomBytes(8).toString('hex')}-01`;
    const clients = connect(fleet, { key: fleet.api_key, traceparent, timeoutMs: ANSWER_MS });
    const spending = await Spending.open(clients, fleet.organization_id);
    const lines = await walk({ ...clients, fleet, progress, spending, idea, folder }, options);
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
