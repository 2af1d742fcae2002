import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import type { Person } from '../support/harness.js';
import { fetched, form, picture } from '../support/pictures.js';
import { AgentFixture } from '../support/agent-fixture.js';

describe("an organization's picture", () => {
  let fixture: AgentFixture;
  let owner: Person;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    owner = await fixture.base.person();
  });
  afterAll(() => fixture?.stop());

  const call = (method: string, path: string, body?: unknown, key = owner.key) =>
    fixture.base.call(method, `/organizations${path}`, { key, body });
  const dataUrl = async () => `data:image/webp;base64,${(await picture('webp')).toString('base64')}`;
  const found = async () =>
    (await call('POST', '', { organization: { name: 'Studio', avatar: await dataUrl() } })).body;

  it('comes with its founding, in a form too, and a GIF as well', async () => {
    const { status, body } = await call(
      'POST',
      '',
      form([
        ['organization[name]', 'Studio'],
        ['organization[avatar]', await picture('gif', { width: 2_000, height: 1_000 })],
      ]),
    );
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { name: 'Studio', avatar: { url: expect.any(String) } },
    });
    expect(await fetched(body.avatar.url)).toMatchObject({ format: 'webp', width: 1024, height: 512 });
    expect(await fetched(body.avatar.thumbnail_url)).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect((await call('GET', '')).body.at(-1)).toEqual(body);
    expect((await call('POST', '', { organization: { name: 'Plain' } })).body).toMatchObject({
      name: 'Plain',
      avatar: null,
    });
  });

  it('gives way to another, or to none, and its bytes go', async () => {
    const { id, avatar } = await found();
    const changed = (await call('PATCH', `/${id}`, { organization: { avatar: await dataUrl() } })).body;
    expect(changed).toMatchObject({ name: 'Studio', avatar: { url: expect.not.stringContaining(avatar.url) } });
    await eventually(async () => expect((await fetch(avatar.url)).status).toBe(404));
    expect((await call('PATCH', `/${id}`, { organization: { name: 'Renamed' } })).body).toEqual({
      ...changed,
      name: 'Renamed',
    });
    expect((await call('PATCH', `/${id}`, { organization: { avatar: null } })).body).toMatchObject({ avatar: null });
    await eventually(async () => expect((await fetch(changed.avatar.thumbnail_url)).status).toBe(404));
  });

  it('keeps the bytes of one picture alone when eight are given at once', async () => {
    const { id } = await found();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => call('PATCH', `/${id}`, { organization: { avatar: await dataUrl() } })),
    );
    // Where the storage is too busy for one of them, its caller is told to come again, and it leaves nothing.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const pictures = answers.filter(({ status }) => status === 200).map((answer) => answer.body.avatar.url);
    const { body } = await call('GET', `/${id}`);
    expect(pictures).toContain(body.avatar.url);
    await eventually(async () => {
      const living = await Promise.all([...new Set(pictures)].map(async (url) => (await fetch(url)).status));
      expect(living.filter((status) => status === 200)).toHaveLength(1);
    });
    expect((await fetch(body.avatar.url)).status).toBe(200);
  });

  it.each(['data:image/png;base64,AAAA', 'none', 7, { path: '/etc/passwd' }])(
    'is refused where it is %j, and nothing is founded or changed',
    async (avatar) => {
      const before = (await call('GET', '')).body;
      const attempts = [
        await call('POST', '', { organization: { name: 'Half', avatar } }),
        await call('PATCH', `/${before[0].id}`, { organization: { name: 'Half', avatar } }),
      ];
      for (const attempt of attempts)
        expect(attempt).toMatchObject({
          status: 422,
          body: { error_code: 'validation_error', error: expect.stringContaining('organization.avatar') },
        });
      expect((await call('GET', '')).body).toEqual(before);
    },
  );

  it('is changed by owner and manager alone', async () => {
    const { id } = await found();
    const [editor, outsider] = [await fixture.base.person(), await fixture.base.person()];
    await call('POST', `/${id}/members`, { email: editor.email, role: 'editor' });
    const body = { organization: { avatar: null } };
    expect(await call('PATCH', `/${id}`, body, editor.key)).toMatchObject({
      status: 403,
      body: { error_code: 'forbidden' },
    });
    expect(await call('PATCH', `/${id}`, body, outsider.key)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
  });
});
