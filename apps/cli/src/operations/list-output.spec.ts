import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { argumentsOf, exampleAnswer, ROWS, wordsOf } from '../testing/documented-operations.js';
import { RecordingApi } from '../testing/recording-api.js';
import { runCli } from '../testing/run-cli.js';

/** Lists with pages, and those without, whose response is an array. */
const LISTS = ROWS.filter(
  ([name, { answer, items }]) => !answer && (items !== undefined || Array.isArray(exampleAnswer(name))),
);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
let api: RecordingApi;

beforeAll(async () => {
  api = await RecordingApi.start();
});
afterAll(() => api.stop());

async function printed(line: readonly string[], columns?: number): Promise<string> {
  const env = { REELSHEET_URL: api.url, REELSHEET_KEY: 'k' };
  const { status, stdout, stderr } = await runCli(line, { env, ...(columns === undefined ? {} : { columns }) });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

it('covers the lists of the documents', () => {
  expect(LISTS.length).toBeGreaterThan(40);
});

it.each(LISTS)(
  '%s --json prints the response as it is, on terminals too, and items of pages by their schema',
  async (name, row) => {
    const answer = exampleAnswer(name);
    api.expect({ body: answer });
    const line = [...wordsOf(name), ...argumentsOf(name, row, '').args];
    const text = `${JSON.stringify(answer, null, 2)}\n`;
    expect(await printed([...line, '--json'])).toBe(text);
    expect(await printed([...line, '--json'], 40)).toBe(text);
    for (const more of row.items === undefined ? [[]] : [[], ['--max', '1']]) {
      const schema = JSON.parse(await printed([...line, ...more, '--schema'])) as object;
      const shown: unknown = JSON.parse(await printed([...line, ...more, '--json']));
      expect({ more, isValid: ajv.validate(schema, shown), errors: ajv.errorsText() }).toMatchObject({ isValid: true });
      if (more.length > 0) expect(shown).toEqual([expect.anything()]);
    }
  },
);
