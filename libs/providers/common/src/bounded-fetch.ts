import { ProviderError } from './provider-error.js';

/**
 * A `fetch` whose answers end with a `corrupt_answer` after `maxBytes`, so that no vendor can fill our memory or disk.
 * Redirects are not followed: a repeated POST would lose its body, and the credentials are for one host.
 */
export function boundedFetch(vendor: string, maxBytes: number, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(limit(vendor, maxBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function limit(vendor: string, maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received <= maxBytes) controller.enqueue(chunk);
      else controller.error(new ProviderError(vendor, 'corrupt_answer', { reason: `longer than ${maxBytes} bytes` }));
    },
  });
}
