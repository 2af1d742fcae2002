/**
 * Returns the response with unchanged server-sent events; reading fails at the first event whose data `check` rejects.
 */
export function checkEvents(answer: Response, check: (data: unknown) => void): Response {
  let rest = '';
  const checked = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line.startsWith('data: ')) check(JSON.parse(line.slice('data: '.length)));
      controller.enqueue(chunk);
    },
  });
  const decoder = new TextDecoder();
  return new Response(answer.body!.pipeThrough(checked), answer);
}
