import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { answerOnce, openAiScope, renderOpenAiError, sendAnswer } from '../../server/openai.js';
import type { Vendor } from '../../server/vendor.js';
import { jsonAnswer } from '../../store/idempotent-responses.js';
import { CompletionRequest, type Reply } from './chat-schema.js';
import { complete } from './model.js';
import { type Completion, toCompletion, toEvents } from './wire.js';

/** Factor of the tokens that an overcharged completion reports. */
const OVERCHARGE = 1_000;

/** Chat completions in OpenAI's format, with tools and streaming. */
export const chat: Vendor = {
  name: 'chat',
  renderError: renderOpenAiError,
  routes(app, sandbox) {
    openAiScope(app, ['sandbox-chat', 'sandbox-chat-mini']);
    app.post<{ Body: CompletionRequest }>(
      '/v1/chat/completions',
      { schema: { body: CompletionRequest } },
      async (request, reply) => {
        const answer = await answerOnce('chat', sandbox, request, async () => {
          const completed = complete(request.body);
          const factor = request.fault === 'overcharge' ? OVERCHARGE : 1;
          return jsonAnswer(toCompletion(request.body, completed, factor));
        });
        const completion = JSON.parse(answer.body.toString()) as Completion;
        request.call.summary = summaryOf(completion);
        if (!request.body.stream) return sendAnswer(reply, answer);
        const events = toEvents(completion, request.body.stream_options?.include_usage === true);
        return reply
          .type('text/event-stream')
          .header('cache-control', 'no-cache')
          .send(Readable.from(paced(events, sandbox.settings.chatPaceSeconds)));
      },
    );
  },
};

async function* paced(events: Iterable<string>, seconds: number): AsyncGenerator<string> {
  for (const event of events) {
    yield event;
    if (seconds > 0) await wait(seconds * 1_000);
  }
}

function summaryOf(completion: Completion): string {
  const message = completion.choices[0]?.message;
  const calls: Reply['toolCalls'][number]['name'][] = (message?.tool_calls ?? []).map((call) => call.function.name);
  return calls.length > 0 ? `calls ${calls.join(', ')}` : `says ${message?.content?.slice(0, 80) ?? ''}`;
}
