import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import OpenAI from 'openai';
import { json, TestSandbox } from '../../../test/support.js';

const MODEL = 'sandbox-chat';
const IDEA = {
  type: 'object',
  required: ['title', 'hook', 'description', 'video_type'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120 },
    hook: { type: 'string' },
    description: { type: 'string' },
    video_type: { type: 'string', enum: ['talking_head', 'voice_over'] },
  },
};
const tool = (name: string, description: string, parameters: object) => ({
  type: 'function' as const,
  function: { name, description, parameters: parameters as Record<string, unknown> },
});
const TOOLS = [
  tool('research_topic', 'Looks up what is said about a topic.', {
    type: 'object',
    properties: { topic: { type: 'string' } },
    required: ['topic'],
  }),
  tool('propose_ideas', 'Stores content ideas of the agent.', {
    type: 'object',
    properties: { ideas: { type: 'array', items: IDEA, minItems: 1 } },
    required: ['ideas'],
  }),
  tool('generate_image', 'Generates an image for a cell.', {
    type: 'object',
    required: ['cell_id', 'prompt', 'count'],
    properties: {
      cell_id: { type: 'integer' },
      prompt: { type: 'string' },
      count: { type: 'integer', minimum: 1, maximum: 4 },
    },
  }),
  tool('generate_video', 'Generates a video for a cell.', {
    type: 'object',
    required: ['cell_id'],
    properties: { cell_id: { type: 'integer' } },
  }),
  tool('publish_post', 'Publishes a video on a platform.', {
    type: 'object',
    required: ['platform', 'caption'],
    properties: { platform: { enum: ['shortvideo', 'videohost'] }, caption: { type: 'string' } },
  }),
  tool('produce_ideas', 'Makes videos of accepted ideas.', {
    type: 'object',
    required: ['through', 'max_credits'],
    properties: {
      idea_ids: { type: 'array', items: { type: 'integer' } },
      count: { type: 'integer' },
      vidsheet_id: { type: 'integer' },
      template: { type: 'string' },
      through: { enum: ['render', 'post'] },
      max_credits: { type: 'number', minimum: 0.000001 },
    },
  }),
  tool('schedule_post', 'Schedules a post.', {
    type: 'object',
    required: ['scheduled_time'],
    properties: { scheduled_time: { type: 'string', format: 'date-time' } },
  }),
];

type Messages = OpenAI.ChatCompletionMessageParam[];

describe('the chat vendor, used with the OpenAI client', () => {
  let sandbox: TestSandbox;
  let client: OpenAI;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    client = new OpenAI({ baseURL: `${sandbox.url}/chat/v1`, apiKey: 'sandbox-key', maxRetries: 0 });
  });
  afterAll(() => sandbox.end());

  const say = async (content: string) => {
    const completion = await client.chat.completions.create({ model: MODEL, messages: [{ role: 'user', content }] });
    return completion.choices[0]?.message.content ?? '';
  };

  /** Runs the conversation to its end, answering each call with `result`. */
  async function converse(
    order: string,
    result: (name: string) => unknown,
  ): Promise<{ calls: { name: string; args: Record<string, unknown> }[]; text: string }> {
    const messages: Messages = [
      { role: 'system', content: 'You are an agent.' },
      { role: 'user', content: order },
    ];
    const calls: { name: string; args: Record<string, unknown> }[] = [];
    for (let round = 0; round < 8; round++) {
      const { choices } = await client.chat.completions.create({ model: MODEL, messages, tools: TOOLS });
      const message = choices[0]?.message;
      messages.push(message as Messages[number]);
      if (!message?.tool_calls?.length) return { calls, text: message?.content ?? '' };
      for (const call of message.tool_calls) {
        if (call.type !== 'function') continue;
        calls.push({ name: call.function.name, args: JSON.parse(call.function.arguments) as Record<string, unknown> });
        messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(result(call.function.name)) });
      }
    }
    throw new Error(`The model loops: ${calls.map(({ name }) => name).join(', ')}`);
  }

  it.each([undefined, 'Bearer sk-live-1', 'Basic sandbox-key'])('rejects the credential %s', async (authorization) => {
    const response = await sandbox.fetch('/chat/v1/models', { headers: authorization ? { authorization } : {} });
    expect(response.status).toBe(401);
    expect((await json(response)).error).toMatchObject({ code: 'invalid_api_key', type: 'invalid_request_error' });
  });

  it('writes a voice-over of the requested length about the subject, the same for the same prompt', async () => {
    const prompt = 'Write a voice-over script of about 40 words about the northern lights in Iceland.';
    const [text, again, other] = [
      await say(prompt),
      await say(prompt),
      await say(prompt.replace('northern lights in Iceland', 'art of sourdough')),
    ];
    expect(text).toContain('northern lights in Iceland');
    expect(Math.abs(text.split(/\s+/).length - 40)).toBeLessThanOrEqual(6);
    expect(again).toBe(text);
    expect(other).toContain('art of sourdough');
  });

  it.each([
    ['Write a caption with hashtags about rainy day running', /#running/],
    ['Create an image prompt for a lighthouse in a storm', /photograph of (?:a )?lighthouse/],
    ['Give me a title for a video about beekeeping', /[Bb]eekeeping/],
    ['Give me five ideas about beekeeping', /5\. /],
  ])('responds to %j with that kind of text', async (prompt, expected) => {
    expect(await say(prompt)).toMatch(expected);
  });

  it('researches, proposes the requested number of ideas, and ends', async () => {
    const { calls, text } = await converse('Give me 5 content ideas about urban beekeeping', (name) =>
      name === 'propose_ideas' ? { stored: 5 } : { findings: ['bees'] },
    );
    expect(calls.map(({ name }) => name)).toEqual(['research_topic', 'propose_ideas']);
    expect(calls[0]?.args['topic']).toBe('urban beekeeping');
    const ideas = calls[1]?.args['ideas'] as Record<string, string>[];
    expect(ideas).toHaveLength(5);
    expect(new Set(ideas.map((idea) => idea['title'])).size).toBe(5);
    expect(ideas.every((idea) => new Ajv().validate(IDEA, idea))).toBe(true);
    expect(text).toContain('urban beekeeping');
  });

  it.each([
    ['Generate 2 images for cell 41', ['generate_image'], { cell_id: 41, count: 2 }],
    ['Generate a video for cell 7', ['generate_video'], { cell_id: 7 }],
    ['Publish the video on videohost', ['publish_post'], { platform: 'videohost' }],
    ['Schedule the post for 2030-05-01T10:00:00Z', ['schedule_post'], { scheduled_time: '2030-05-01T10:00:00Z' }],
    ['Generate a video for cell 7 and publish it on shortvideo', ['generate_video', 'publish_post'], { cell_id: 7 }],
    ['What do you know about bees?', [], undefined],
  ])('executes %j', async (order, names, firstArguments) => {
    const { calls } = await converse(order, () => ({ ok: true }));
    expect(calls.map(({ name }) => name)).toEqual(names);
    if (firstArguments) expect(calls[0]?.args).toMatchObject(firstArguments);
  });

  it.each([
    ['Produce 2 of my ideas from template daily-quote for 50 credits', { count: 2, template: 'daily-quote' }],
    ['Produce my best idea in vidsheet 7 through post for 50 credits', { vidsheet_id: 7, through: 'post' }],
  ])('makes videos of present ideas instead of new ideas: %j', async (order, expected) => {
    const { calls } = await converse(order, () => ({ ok: true }));
    expect(calls.map(({ name }) => name)).toEqual(['produce_ideas']);
    const [{ args } = { args: {} }] = calls;
    expect(args).toMatchObject({ through: 'render', ...expected, max_credits: 50 });
    expect(args).not.toHaveProperty('idea_ids');
  });

  it('reports a skipped step', async () => {
    const { text } = await converse('Publish the video on shortvideo', () => ({ status: 'skipped', approved: false }));
    expect(text).toContain('skipped');
  });

  it('returns the fields of a response format', async () => {
    const { choices } = await client.chat.completions.create({
      model: MODEL,
      messages: [{ role: 'user', content: 'Give me an idea about tea' }],
      response_format: { type: 'json_schema', json_schema: { name: 'idea', schema: IDEA, strict: true } },
    });
    expect(new Ajv().validate(IDEA, JSON.parse(choices[0]?.message.content ?? ''))).toBe(true);
  });

  it('streams the same text, and tool calls, with usage', async () => {
    const request = { model: MODEL, messages: [{ role: 'user' as const, content: 'Write two sentences about tea' }] };
    const stream = await client.chat.completions.create({
      ...request,
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    let total = 0;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? '';
      total = chunk.usage?.total_tokens ?? total;
    }
    expect(text).toBe((await client.chat.completions.create(request)).choices[0]?.message.content);
    expect(total).toBeGreaterThan(10);
    const runner = client.chat.completions.stream({
      model: MODEL,
      tools: TOOLS,
      messages: [{ role: 'user', content: 'Research tea' }],
    });
    const call = (await runner.finalChatCompletion()).choices[0]?.message.tool_calls?.[0];
    expect(call).toMatchObject({ function: { name: 'research_topic', arguments: '{"topic":"tea"}' } });
  });

  it('stops at max_tokens', async () => {
    const { choices, usage } = await client.chat.completions.create({
      model: MODEL,
      max_tokens: 5,
      messages: [{ role: 'user', content: 'Write 100 words about tea' }],
    });
    expect(choices[0]?.finish_reason).toBe('length');
    expect(usage?.completion_tokens).toBeLessThanOrEqual(5);
  });

  it('responds to ten concurrent calls with one key and has one effect', async () => {
    const call = () =>
      sandbox.post(
        '/chat/v1/chat/completions',
        { model: MODEL, messages: [{ role: 'user', content: 'hi' }] },
        { 'idempotency-key': 'ten' },
      );
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await json(await call())).id as string));
    expect(new Set(ids).size).toBe(1);
    const calls = await sandbox.log('vendor=chat&idempotency_key=ten');
    expect(calls.filter(({ replay }) => !replay)).toHaveLength(1);
    expect(calls).toHaveLength(10);
  });
});
