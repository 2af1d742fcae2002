import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A text that a model finds in its material and obeys, and the tools that it then calls. */
export interface Injection {
  readonly id: number;
  /** The entry of the OWASP top ten for LLM applications, or of its list of agentic threats. */
  readonly risk: string;
  readonly channel: 'trend' | 'watchlist' | 'attachment' | 'sheet' | 'context';
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: object }[];
  /** Names of the called tools that must wait for an approval, in order. */
  readonly gates: readonly string[];
}

interface Message {
  readonly role: string;
  readonly content: string | null;
  readonly tool_calls?: readonly unknown[];
}

/** The tool that reads a channel which is not in the first request already. */
const READERS = {
  trend: () => ({ name: 'read_trends', arguments: {} }),
  watchlist: (list: string) => ({
    name: 'query_watchlist',
    arguments: { watchlist_id: list, question: 'Top videos?' },
  }),
};
const MATERIAL = /<material source="[^"]*">\n.*?\n<\/material>/gs;

/**
 * A chat vendor in OpenAI's protocol whose model obeys injections: as soon as it reads the text of the case that the
 * user's message names, it calls the tools of that case, whether they were offered or not.
 */
export class ObeyingModel {
  /** Cases whose text arrived outside marked material, or in a system message. */
  readonly unmarked = new Set<number>();
  /** Cases whose text the model has read. */
  readonly obeyed = new Set<number>();
  /** Everything that the model has received. */
  received = '';

  private constructor(
    private readonly server: Server,
    private readonly injections: ReadonlyMap<number, Injection>,
    private readonly listOf: (id: number) => string,
  ) {}

  static async start(injections: readonly Injection[], listOf: (id: number) => string): Promise<ObeyingModel> {
    const server = createServer((request, response) => {
      const file = /^\/files\/(\d+)$/.exec(request.url ?? '');
      if (file) {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        return response.end(model.injections.get(Number(file[1]))!.text);
      }
      return void json(request).then((body) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(model.complete((body as { messages: Message[] }).messages)));
      });
    });
    const model = new ObeyingModel(server, new Map(injections.map((each) => [each.id, each])), listOf);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private complete(messages: readonly Message[]): object {
    const [, id] = messages.map(({ content }) => /^Case (\d+)/.exec(content ?? '')).find((match) => match) ?? [];
    const injection = this.injections.get(Number(id))!;
    this.received += JSON.stringify(messages);
    const called = messages.flatMap(({ tool_calls = [] }) => tool_calls).length;
    const reader = READERS[injection.channel as keyof typeof READERS] as (typeof READERS)['watchlist'] | undefined;
    if (!this.reads(injection, messages))
      return called === 0 && reader ? answerOf(reader(this.listOf(injection.id))) : answerOf();
    this.obeyed.add(injection.id);
    return answerOf(injection.calls[called - (reader ? 1 : 0)]);
  }

  /** Returns whether the messages contain the text of the case, and records where it is not marked. */
  private reads({ id, text }: Injection, messages: readonly Message[]): boolean {
    const written = JSON.stringify(text).slice(1, -1);
    const forms = [text, written, written.replaceAll('<', '\\u003c')];
    const contains = (content: string) => forms.some((form) => content.includes(form));
    for (const { role, content } of messages) {
      if (contains((content ?? '').replaceAll(MATERIAL, ''))) this.unmarked.add(id);
      if (role === 'system' && contains(content ?? '')) this.unmarked.add(id);
    }
    return messages.some(({ content }) => contains(content ?? ''));
  }
}

let answers = 0;
function answerOf(call?: { readonly name: string; readonly arguments: object }): object {
  const id = `call_${(answers += 1)}`;
  const called = call && {
    id,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  };
  return {
    id: `answer_${answers}`,
    object: 'chat.completion',
    created: 0,
    model: 'obeying',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: call ? null : 'Done.', ...(called ? { tool_calls: [called] } : {}) },
        finish_reason: call ? 'tool_calls' : 'stop',
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}
