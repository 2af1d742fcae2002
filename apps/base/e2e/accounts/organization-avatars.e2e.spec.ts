import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callAs, eventually } from '@reelsheet/testing';
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

  const call = callAs('base', (key: string = owner.key) => ({ url: fixture.base.url, key, root: '/organizations' }));
  const dataUrl = async () => `data:image/webp;base64,${(await picture('webp')).toString('base64')}`;
  const found = async () =>
    (await call('POST', '', { organization: { name: 'Studio', avatar: await dataUrl() } })).body;

  it('can be sent when it is created, also in a form and as a GIF', async () => {
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
    expect(await fetched(body.avatar!.url)).toMatchObject({ format: 'webp', width: 1024, height: 512 });
    expect(await fetched(body.avatar!.thumbnail_url)).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect((await call('GET', '')).body.at(-1)).toEqual(body);
    expect((await call('POST', '', { organization: { name: 'Plain' } })).body).toMatchObject({
      name: 'Plain',
      avatar: null,
    });
  });

  it('can be replaced or removed, and its bytes are deleted', async () => {
    const { id, avatar } = await found();
    const changed = (await call('PATCH', `/${id}`, { organization: { avatar: await dataUrl() } })).body;
    expect(changed).toMatchObject({ name: 'Studio', avatar: { url: expect.not.stringContaining(avatar!.url) } });
    await eventually(async () => expect((await fetch(avatar!.url)).status).toBe(404));
    expect((await call('PATCH', `/${id}`, { organization: { name: 'Renamed' } })).body).toEqual({
      ...changed,
      name: 'Renamed',
    });
    expect((await call('PATCH', `/${id}`, { organization: { avatar: null } })).body).toMatchObject({ avatar: null });
    await eventually(async () => expect((await fetch(changed.avatar!.thumbnail_url)).status).toBe(404));
  });

  it('is stored once when eight are sent concurrently', async () => {
    const { id } = await found();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => call('PATCH', `/${id}`, { organization: { avatar: await dataUrl() } })),
    );
    // When storage is too busy, the caller gets 503 and nothing is stored.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const pictures = answers.filter(({ status }) => status === 200).map((answer) => answer.body.avatar!.url);
    const { body } = await call('GET', `/${id}`);
    expect(pictures).toContain(body.avatar!.url);
    await eventually(async () => {
      const living = await Promise.all([...new Set(pictures)].map(async (url) => (await fetch(url)).status));
      expect(living.filter((status) => status === 200)).toHaveLength(1);
    });
    expect((await fetch(body.avatar!.url)).status).toBe(200);
  });

  it.each(['data:image/png;base64,AAAA', 'none', 7, { path: '/etc/passwd' }])(
    'is rejected when it is %j, without creating or changing an organization',
    async (avatar) => {
      const before = (await call('GET', '')).body;
      const attempts = [
        await call('POST', '', { organization: { name: 'Half', avatar } }),
        await call('PATCH', `/${before[0]!.id}`, { organization: { name: 'Half', avatar } }),
      ];
      for (const attempt of attempts)
        expect(attempt).toMatchObject({
          status: 422,
          body: { error_code: 'validation_error', error: expect.stringContaining('organization.avatar') },
        });
      expect((await call('GET', '')).body).toEqual(before);
    },
  );

  it('can be changed only by owners and managers', async () => {
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
