const NAME = 'event: ';
const DATA = 'data: ';

export interface EventChecks {
  readonly name: (name: string) => void;
  readonly data: (data: unknown) => void;
}

/**
 * Returns the response with unchanged server-sent events; reading fails at the first event whose name or data is
 * rejected.
 */
export function checkEvents(answer: Response, check: EventChecks): Response {
  let rest = '';
  const checked = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line.startsWith(NAME)) check.name(line.slice(NAME.length));
        if (line.startsWith(DATA)) check.data(JSON.parse(line.slice(DATA.length)));
      }
      controller.enqueue(chunk);
    },
  });
  const decoder = new TextDecoder();
  return new Response(answer.body!.pipeThrough(checked), answer);
}
