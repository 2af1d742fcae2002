import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeTable } from '@reelsheet/tabular';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser } from '../support/sheet-user.js';

let base: BaseUnderTest;
let creator: Awaited<ReturnType<BaseUnderTest['creator']>>;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  creator = await base.creator();
  user = new SheetUser(base, creator);
});
afterAll(() => base?.stop());

const send = (path: string, body: object) => base.call('POST', path, { key: creator.key, body });

describe('the errors of an answer', () => {
  it('name each invalid field, with indexes in brackets', async () => {
    const sheet = await user.sheet(['A'], 1);
    const rows = [{ id: 'x' }, { id: 1 }, {}];
    const { status, body } = await sheet.call('PUT', '/rows/mass_update', { rows });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        error: expect.stringMatching(/^rows\.0\.id /),
        error_code: 'validation_error',
        errors: [
          { field: 'rows[0].id', problem: 'must be an integer number' },
          { field: 'rows[2].id', problem: 'is required' },
        ],
      },
    });
  });

  it('name the field of a rule that needs other records', async () => {
    const { status, body } = await send('/agents', { agent: { name: 'Bo', time_zone: 'Nowhere/At' } });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'agent.time_zone', problem: 'must be an IANA time zone' }],
    });
  });

  it('name the field of an agent that the caller may not use', async () => {
    const { status, body } = await send('/vidsheet?agent_id=999999', { spreadsheet: { title: 'T' } });
    expect({ status, code: body.error_code, errors: body.errors }).toEqual({
      status: 422,
      code: 'agent_not_found',
      errors: [{ field: 'agent_id', problem: 'names no agent that you may use' }],
    });
  });

  it('name the fields of a post beside their details', async () => {
    const { status, body } = await send('/schedule/with-post', { agent_id: creator.agentId, strict: 'often' });
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'platform_validation_failed' });
    expect(body.errors.length).toBeGreaterThan(1);
    expect(body.errors).toEqual(body.detail.errors.map(({ field, error }: any) => ({ field, problem: error })));
  });

  it('name the row of an imported file of variables', async () => {
    const sheet = await user.sheet(['A'], 1);
    const form = new FormData();
    const workbook = await buffer(
      writeTable(
        [
          ['key', 'value'],
          ['a', '1'],
          ['', '2'],
        ],
        'xlsx',
      ),
    );
    form.append('file', new Blob([new Uint8Array(workbook)]), 'variables.xlsx');
    const path = `/vidsheet/${sheet.id}/import_global_variables`;
    const { status, body } = await user.call('POST', path, form);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'rows[3].key', problem: 'has no key in row 3' }],
    });
  });

  it('are absent where no field is known', async () => {
    const { body } = await base.call('GET', '/agents', {});
    expect(Object.keys(body)).toEqual(['error', 'error_code']);
  });
});
