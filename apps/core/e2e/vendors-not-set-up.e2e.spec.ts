import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { vendorsOf } from '@reelsheet/platform-config';
import { CoreConfig } from '../src/core.config.js';
import { CoreUnderTest } from './harness.js';

const NOT_SET_UP = { status: 501, body: { error_code: 'vendor_not_set_up' } };
const account = { platform: 'shortvideo', target_type: 'account', target_value: 'calm' };
const page = { platform: 'web', target_type: 'account', target_value: 'https://example.com/feed' };

describe('without a scraping vendor', () => {
  let core: CoreUnderTest;
  beforeAll(async () => {
    const settings = vendorsOf(CoreConfig).get('Apify')!;
    core = await CoreUnderTest.start(Object.fromEntries(settings.map((name) => [name, undefined])));
  });
  afterAll(() => core?.stop());

  it('pages are watched and accounts are not', async () => {
    const [{ uuid }, key] = [core.base.agent(1), core.base.member(1, 'editor')];
    const path = `/agents/${uuid}/watchlists` as const;
    const make = (name: string, source: object) => core.call('POST', path, key, { name, sources: [source] });
    expect(await make('Calm', account)).toMatchObject(NOT_SET_UP);
    expect((await core.call('GET', path, key)).body).toEqual({ watchlists: [] });
    const made = await make('Pages', page);
    expect(made.status).toBe(201);
    expect(await core.call('POST', `${path}/${made.body.id}/sources`, key, account)).toMatchObject(NOT_SET_UP);
  });
});
