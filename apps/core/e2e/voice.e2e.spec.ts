import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CoreUnderTest } from './harness.js';
import type { AgentMessage } from './other-services.js';

describe('voice routes of core', () => {
  let core: CoreUnderTest;
  let editor: string;
  let agent: AgentMessage;

  beforeAll(async () => {
    core = await CoreUnderTest.start();
    editor = core.base.member(1, 'editor');
    agent = core.base.agent(1);
  });
  afterAll(() => core?.stop());

  it.each([
    ['GET', 'library?source=public', 200],
    ['GET', 'integrations/vendor_a', 200],
    ['POST', 'integrations/vendor_a', 200],
    ['POST', 'integrations/vendor_a/test', 200],
    ['DELETE', 'integrations/vendor_a', 204],
    ['POST', 'design/generate-script', 200],
    ['POST', 'design/generate-description', 200],
    ['POST', 'design/generate-samples', 200],
    ['POST', 'design', 201],
    ['POST', 'clone', 201],
    ['POST', 'a%2Fb/preview', 202],
    ['GET', 'preview/7', 200],
    ['DELETE', 'a-voice', 204],
  ])('hands %s …/voice/%s on as it is', async (method, path, status) => {
    const body = method === 'POST' ? { name: 'Ünlü', n: 1 } : undefined;
    const answer = await core.call(method, `/agents/${agent.uuid}/voice/${path}`, editor, body);
    expect(answer.status).toBe(status);
    expect(core.base.forwarded.at(-1)).toEqual({
      request: `${method} /v1/agents/${agent.uuid}/voice/${path}`,
      key: editor,
      body: body ? JSON.stringify(body) : '',
    });
  });

  it('accept a recording of several megabytes', async () => {
    const body = { name: 'x', audio_base64: 'A'.repeat(2 * 2 ** 20) };
    expect((await core.call('POST', `/agents/${agent.id}/voice/clone`, editor, body)).status).toBe(201);
  });

  it('answer 503 while base is unavailable', async () => {
    await core.base.closeHttp();
    expect(await core.call('GET', `/agents/${agent.id}/voice/library`, editor)).toMatchObject({
      status: 503,
      body: { error_code: 'service_unavailable' },
    });
  });
});
