import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { argumentsOf, DOCUMENTED, exampleAnswer, ROWS, sampleOf, wordsOf } from '../testing/documented-operations.js';
import { RecordingApi, type RecordedRequest } from '../testing/recording-api.js';
import { runCli } from '../testing/run-cli.js';
import { optionName } from './field-options.js';

/** Streams for people, whose JSON says more about an event than its data. */
const DESCRIBED: Readonly<Record<string, object>> = { 'webhooks.listen': { event: 'message', id: '1' } };

let api: RecordingApi;
let folder: string;

beforeAll(async () => {
  api = await RecordingApi.start();
  folder = mkdtempSync(join(tmpdir(), 'cli-operations-'));
  writeFileSync(join(folder, 'bytes'), 'some bytes');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const env = () => ({ REELSHEET_URL: api.url, REELSHEET_KEY: 'k', XDG_CONFIG_HOME: folder });

it('has a command for every operation of the documents and no others', () => {
  expect(ROWS.map(([name]) => name).sort()).toEqual([...DOCUMENTED.keys()].sort());
  expect(ROWS.length).toBeGreaterThan(280);
});

it.each(ROWS)('%s sends its request, and prints the body of its answer', async (name, row) => {
  const { args, body, needed } = argumentsOf(name, row, join(folder, 'bytes'));
  const answer = exampleAnswer(name);
  api.expect(
    row.answer === 'events'
      ? { type: 'text/event-stream', body: 'id: 1\ndata: {"kind":"ready"}\n\nid: end\n\n' }
      : { body: answer },
  );
  const json = row.answer && !DESCRIBED[name] ? [] : ['--json'];
  const { status, stdout, stderr } = await runCli([...wordsOf(name), ...args, ...json], { env: env() });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const [method, , template] = row.at.split(' ') as [string, string, string];
  const [request] = (name === 'installation.get' ? api.installations : api.requests) as [RecordedRequest];
  const url = new URL(request.path, api.url);
  const path = template.replace(/\{(\w+)\}/g, (_, field: string) =>
    sampleOf(needed.find((each) => each.name === field)!),
  );
  expect(`${request.method} ${url.pathname}`).toBe(`${method} ${path}`);
  const query = needed.filter((each) => each.in === 'query').map((each) => [each.name, sampleOf(each)]);
  expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(query));
  for (const each of needed.filter((field) => field.in === 'header'))
    expect(request.headers[each.name.toLowerCase()]).toBe(sampleOf(each));
  if (row.body === 'json' && body) expect(JSON.parse(request.body)).toMatchObject(body);
  if (row.body === 'bytes') expect(request.body).toBe('some bytes');
  if (row.answer === 'events') expect(JSON.parse(stdout)).toEqual({ kind: 'ready', ...DESCRIBED[name] });
  else if (!row.answer && answer !== undefined && name !== 'installation.get')
    expect(JSON.parse(stdout)).toEqual(answer);
});

it('has a schema for what every operation prints, which its documented answer matches', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const described = ROWS.filter(([, row]) => row.schema);
  const wrong: string[] = [];
  for (const [name, row] of described) {
    const { status, stdout } = await runCli([...wordsOf(name), '--schema'], {});
    expect([name, status]).toEqual([name, 0]);
    const answer = exampleAnswer(name);
    if (row.answer || answer === undefined) continue;
    if (!ajv.validate(JSON.parse(stdout), answer)) wrong.push(`${name}: ${ajv.errorsText()}`);
  }
  expect(wrong).toEqual([]);
  expect(ROWS.filter(([, { items, schema }]) => items !== undefined && !schema)).toEqual([]);
});

it('has options with different names for all fields of an operation', () => {
  for (const [name, { fields }] of ROWS) {
    const names = fields.map(optionName);
    expect([name, names.filter((each, index) => names.indexOf(each) !== index || each.startsWith('no-'))]).toEqual([
      name,
      [],
    ]);
  }
});
