import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { json, TestSandbox } from '../../../test/support.js';

const MODELS = '/google/v1beta/models';
const KEY = { 'x-goog-api-key': 'sandbox-key' };
const request = (text: string, more: object = {}) => ({ contents: [{ role: 'user', parts: [{ text }] }], ...more });
const PUBLISH = {
  functionDeclarations: [
    {
      name: 'publish_post',
      description: 'Publishes a post',
      parametersJsonSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    },
  ],
};

describe('the vendor google', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterEach(() => sandbox.fetch('/faults', { method: 'DELETE' }));
  afterAll(() => sandbox.end());

  const call = (method: string, body: object, headers: Record<string, string> = KEY) =>
    sandbox.post(`${MODELS}/${method}`, body, headers);
  const generate = async (body: object, headers = KEY) =>
    json(await call('gemini-3.5-flash:generateContent', body, headers));
  const partOf = (answer: any, index = 0) => answer.candidates[0].content.parts[index];

  describe('with credentials', () => {
    it.each<[string, Record<string, string>, number, object]>([
      ['no key', {}, 403, { status: 'PERMISSION_DENIED' }],
      ['a foreign key', { 'x-goog-api-key': 'AIza' }, 400, { details: [{ reason: 'API_KEY_INVALID' }] }],
    ])('rejects %s', async (_, headers, status, error) => {
      const response = await call('gemini-3.5-flash:generateContent', request('Hello'), headers);
      expect(response.status).toBe(status);
      expect(await json(response)).toMatchObject({ error: { code: status, ...error } });
    });

    it('also accepts the key in the query', async () => {
      expect((await call('gemini-3.5-flash:generateContent?key=sandbox-key', request('Hello'), {})).status).toBe(200);
    });
  });

  describe('generateContent', () => {
    it('writes texts and reports the used tokens', async () => {
      const answer = await generate(request('Write one sentence about the sea.'));
      expect(answer).toMatchObject({
        candidates: [{ content: { role: 'model', parts: [{ text: expect.any(String) }] }, finishReason: 'STOP' }],
        modelVersion: 'gemini-3.5-flash',
      });
      const { promptTokenCount, candidatesTokenCount, totalTokenCount } = answer.usageMetadata;
      expect(totalTokenCount).toBe(promptTokenCount + candidatesTokenCount);
    });

    it('stops at the maximum length', async () => {
      const answer = await generate(request('Write a long story.', { generationConfig: { maxOutputTokens: 5 } }));
      expect(answer.candidates[0].finishReason).toBe('MAX_TOKENS');
    });

    it('returns the same response for an idempotency key', async () => {
      const headers = { ...KEY, 'idempotency-key': 'again' };
      expect(await generate(request('Hello'), headers)).toEqual(await generate(request('Hello'), headers));
      expect((await sandbox.log('vendor=google&idempotency_key=again')).map(({ replay }) => replay)).toEqual([
        false,
        true,
      ]);
    });

    it('calls a tool, signs the call, and continues only with the signature', async () => {
      const question = request('Publish a post about the sea.', { tools: [PUBLISH] });
      const called = partOf(await generate(question));
      expect(called).toMatchObject({
        functionCall: { name: 'publish_post', args: { text: expect.any(String) } },
        thoughtSignature: expect.any(String),
      });
      const { functionCall, thoughtSignature } = called;
      const response = { id: functionCall.id, name: 'publish_post', response: { content: 'done' } };
      const goOn = (call: object) =>
        generate({
          ...question,
          contents: [
            ...question.contents,
            { role: 'model', parts: [call] },
            { role: 'user', parts: [{ functionResponse: response }] },
          ],
        });
      expect(await goOn({ functionCall })).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
      expect(partOf(await goOn({ functionCall, thoughtSignature })).text).toContain('publish post: done');
    });

    it('streams the same text, with the finish reason only in the last chunk', async () => {
      const response = await call(
        'gemini-3.5-flash:streamGenerateContent?alt=sse',
        request('Write a paragraph about tea.'),
      );
      expect(response.headers.get('content-type')).toMatch('text/event-stream');
      const chunks = (await response.text())
        .split('\r\n\r\n')
        .filter(Boolean)
        .map((event) => JSON.parse(event.replace(/^data: /, '')));
      expect(chunks.length).toBeGreaterThan(3);
      expect(chunks.map((chunk) => chunk.candidates[0].finishReason).filter(Boolean)).toEqual(['STOP']);
      const whole = partOf(await generate(request('Write a paragraph about tea.'))).text;
      expect(chunks.map((chunk) => partOf(chunk).text).join('')).toBe(whole);
      const array = await json(
        await call('gemini-3.5-flash:streamGenerateContent', request('Write a paragraph about tea.')),
      );
      expect(array).toHaveLength(chunks.length);
    });

    const picture = (aspectRatio: string, parts: object[] = []) => ({
      contents: [{ role: 'user', parts: [{ text: 'A boat on the sea' }, ...parts] }],
      generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio } },
    });
    const draw = async (body: object) => {
      const { inlineData } = partOf(await json(await call('gemini-2.5-flash-image:generateContent', body)));
      return Buffer.from(inlineData.data, 'base64');
    };

    it.each([
      ['1:1', 1024, 1024],
      ['9:16', 768, 1376],
      ['4:3', 1200, 896],
    ])('draws %s in its own size, with another picture each time', async (ratio, width, height) => {
      const [one, other] = [await draw(picture(ratio)), await draw(picture(ratio))];
      expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width, height });
      expect(one.equals(other)).toBe(false);
    });

    it('draws over a reference, and rejects a reference that is not a picture', async () => {
      const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const inline = (data: Buffer) => [{ inlineData: { mimeType: 'image/png', data: data.toString('base64') } }];
      const [top] = (await sharp(await draw(picture('1:1', inline(red)))).stats()).channels;
      expect(top!.mean).toBeGreaterThan(100);
      const refused = await call(
        'gemini-2.5-flash-image:generateContent',
        picture('1:1', inline(Buffer.from('hello'))),
      );
      expect([refused.status, (await json(refused)).error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    });

    it.each([
      { contents: [] },
      request('Hello', { generationConfig: { candidateCount: 2 } }),
      request('Hello', { generationConfig: { imageConfig: { aspectRatio: '7:5' } } }),
    ])('rejects %j', async (body) => {
      expect(await generate(body)).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    });
  });

  describe('predictLongRunning', () => {
    const ORDER = {
      instances: [{ prompt: 'A fox in the snow' }],
      parameters: { aspectRatio: '9:16', resolution: '720p', durationSeconds: 4, negativePrompt: 'rain' },
    };
    const submit = async (order: object = ORDER) => json(await call('veo-3.1:predictLongRunning', order));
    const read = (name: string) => sandbox.fetch(`/google/v1beta/${name}`, { headers: KEY });
    const finished = ({ name }: { name: string }) =>
      sandbox.until(
        async () => json(await read(name)),
        ({ done, error }) => done === true || error !== undefined,
      );
    const uriOf = (operation: any) => operation.response.generateVideoResponse.generatedSamples[0].video.uri as string;

    it('generates exactly the requested video with sound, only with a key', async () => {
      const { name } = await submit();
      expect(name).toMatch(/^models\/veo-3\.1\/operations\/[0-9a-f]+$/);
      const uri = uriOf(await finished({ name }));
      expect((await sandbox.fetch(uri)).status).toBe(403);
      const bytes = new Uint8Array(await (await sandbox.fetch(uri, { headers: KEY })).arrayBuffer());
      expect(await sandbox.probe(bytes)).toMatchObject({
        duration: 4,
        video: { codec: 'h264', width: 720, height: 1280 },
        audio: { codec: 'aac' },
      });
    });

    it('continues accepted operations after a restart', async () => {
      const operation = await submit({ ...ORDER, parameters: { ...ORDER.parameters, durationSeconds: 1 } });
      await sandbox.restart();
      expect(uriOf(await finished(operation))).toContain(':download');
    });

    it.each([
      { parameters: { generateAudio: false } },
      { parameters: { durationSeconds: 16 } },
      { parameters: { resolution: '4k' } },
      { parameters: { colour: 'red' } },
      { instances: [] },
      { instances: [{ prompt: '' }] },
    ])('rejects %j', async (broken) => {
      expect(await submit({ ...ORDER, ...broken })).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    });

    it('rejects unknown operations, and those of another model', async () => {
      const { name } = await submit();
      for (const other of ['models/veo-3.1/operations/none', name.replace('veo-3.1', 'veo-2')]) {
        const response = await read(other);
        expect([response.status, (await json(response)).error.status]).toEqual([404, 'NOT_FOUND']);
      }
    });

    it.each([
      [
        'refuse_result',
        {
          response: {
            generateVideoResponse: {
              raiMediaFilteredCount: 1,
              raiMediaFilteredReasons: [expect.stringMatching('58061214')],
            },
          },
        },
      ],
      ['empty', { response: { generateVideoResponse: {} } }],
      ['expire', { error: { status: 'NOT_FOUND' } }],
    ])('ends with the injected finish reason: %s', async (kind, end) => {
      await sandbox.fault({ vendor: 'google', kind, times: 1 });
      expect(await finished(await submit())).toMatchObject(end);
    });
  });

  describe("injects faults in the vendor's format", () => {
    it('limits the rate and returns the time to wait', async () => {
      await sandbox.fault({ vendor: 'google', kind: 'rate_limit', times: 1, value: 2_500 });
      const response = await call('gemini-3.5-flash:generateContent', request('Hello'));
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3']);
      expect(await json(response)).toMatchObject({
        error: { status: 'RESOURCE_EXHAUSTED', details: [{ retryDelay: '2.5s' }] },
      });
    });

    it('reports rejected content in a 200 for text, whole or streamed, and in a 400 for a video', async () => {
      await sandbox.fault({ vendor: 'google', kind: 'reject', times: 3 });
      const blocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } };
      expect(await generate(request('Hello'))).toMatchObject(blocked);
      const streamed = await call('gemini-3.5-flash:streamGenerateContent?alt=sse', request('Hello'));
      expect(JSON.parse((await streamed.text()).replace(/^data: /, ''))).toMatchObject(blocked);
      const veo = await call('veo-3.1:predictLongRunning', { instances: [{ prompt: 'Hello' }] });
      expect([veo.status, (await json(veo)).error.message]).toEqual([
        400,
        expect.stringMatching('Support codes: 58061214'),
      ]);
    });

    it.each([
      ['refuse_result', 'gemini-3.5-flash', 'SAFETY'],
      ['refuse_result', 'gemini-2.5-flash-image', 'IMAGE_SAFETY'],
      ['empty', 'gemini-3.5-flash', 'STOP'],
      ['empty', 'gemini-2.5-flash-image', 'NO_IMAGE'],
    ])('ends without a result after %s of %s', async (kind, model, finishReason) => {
      await sandbox.fault({ vendor: 'google', kind, times: 1 });
      expect(await json(await call(`${model}:generateContent`, request('A boat')))).toMatchObject({
        candidates: [{ content: { parts: [] }, finishReason }],
      });
    });
  });
});
