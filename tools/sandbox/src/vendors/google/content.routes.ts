import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerOnce, sendAnswer } from '../../server/openai.js';
import type { SandboxContext } from '../../server/vendor.js';
import { type Answer, jsonAnswer } from '../../store/idempotent-responses.js';
import { countTokens } from '../chat/model.js';
import { requestsPicture, draw, PICTURE_TOKENS } from './content-image.js';
import { ContentRequest, type ContentResponse, type Part } from './content-schema.js';
import { textOf, write, type Written } from './content-text.js';
import { requestsEvents, NAME, toEvent } from './gemini.js';

type ContentCall = FastifyRequest<{ Body: ContentRequest; Params: { model: string } }>;

/** Routes for texts and pictures, as one response or as a stream. */
export function contentRoutes(app: FastifyInstance, sandbox: SandboxContext): void {
  const schema = { body: ContentRequest };
  app.post('/v1beta/models/:model([^:]+)::generateContent', { schema }, async (request: ContentCall, reply) =>
    sendAnswer(reply, await answer(sandbox, request)),
  );
  app.post('/v1beta/models/:model([^:]+)::streamGenerateContent', { schema }, async (request: ContentCall, reply) => {
    const response = JSON.parse((await answer(sandbox, request)).body.toString()) as ContentResponse;
    const chunks = [...inChunks(response)];
    if (!requestsEvents(request)) return chunks;
    return reply.type('text/event-stream').send(Readable.from(chunks.map(toEvent)));
  });
}

/**
 * Google does not document idempotency keys. They are supported like those of other vendors here, so that tests can
 * count effects.
 */
async function answer(sandbox: SandboxContext, request: ContentCall): Promise<Answer> {
  const prompt = textOf(request.body.contents.at(-1)?.parts ?? []);
  request.call.summary = prompt.slice(0, 120);
  return answerOnce(NAME, sandbox, request, async () => jsonAnswer(await generate(sandbox, request)));
}

async function generate(sandbox: SandboxContext, request: ContentCall): Promise<ContentResponse> {
  const { body, params, url, call } = request;
  const faults = sandbox.faults.takeForTask(NAME, url);
  const isPicture = requestsPicture(params.model, body);
  const made: Written = isPicture
    ? { parts: await draw(body, call.idempotencyKey), finishReason: 'STOP', outputTokens: PICTURE_TOKENS }
    : write(params.model, body);
  if ('refuse_result' in faults)
    return toResponse(request, { ...made, parts: [], finishReason: isPicture ? 'IMAGE_SAFETY' : 'SAFETY' });
  if ('empty' in faults)
    return toResponse(request, { ...made, parts: [], finishReason: isPicture ? 'NO_IMAGE' : 'STOP' });
  return toResponse(request, made);
}

function toResponse({ body, params }: ContentCall, { parts, finishReason, outputTokens }: Written): ContentResponse {
  const promptTokenCount = countTokens(
    JSON.stringify([body.systemInstruction, body.tools, body.contents.map(wordsOf)]),
  );
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: {
      promptTokenCount,
      candidatesTokenCount: outputTokens,
      totalTokenCount: promptTokenCount + outputTokens,
    },
    modelVersion: params.model,
    responseId: randomBytes(12).toString('base64url'),
  };
}

/** Returns the parts of a content without the bytes of pictures, whose length does not determine their tokens. */
function wordsOf({ parts }: { parts: Part[] }): Part[] {
  return parts.map(({ inlineData: _, ...words }) => words);
}

/**
 * Returns the same response in chunks of a few words; only the last one contains the finish reason.
 */
function* inChunks({ candidates, ...rest }: ContentResponse): Generator<object> {
  const { content, finishReason } = candidates![0]!;
  const chunk = (parts: Part[], end?: string) => ({
    candidates: [{ content: { role: 'model', parts }, ...(end && { finishReason: end }), index: 0 }],
    ...rest,
  });
  for (const part of content.parts) {
    const words = part.text?.match(/(?:\S+\s*){1,4}|\s+/g);
    for (const written of words?.map((text) => ({ text })) ?? [part]) yield chunk([written]);
  }
  yield chunk([{ text: '' }], finishReason);
}
