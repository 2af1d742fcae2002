import { DocumentedApi, type AnswerHead, type ApiDocument, type Check } from './documented-api.js';
import { checkEvents } from './event-stream.js';

/** APIs by base URL. It is a global variable, because it belongs to one spec file, whose environment removes it. */
const state: typeof globalThis & { verifiedApis?: Map<string, DocumentedApi> } = globalThis;

/** APIs by their document, which all spec files of a worker share: compiling a document's schemas takes long. */
const documentedApis = new Map<string, DocumentedApi>();
/** APIs by the object of their document, which needs no comparison when it is used again. */
const knownDocuments = new WeakMap<ApiDocument, DocumentedApi>();

/** A response that the OpenAPI document of its service does not allow. */
export class UndocumentedAnswer extends Error {
  constructor({ method, path, status }: AnswerHead, errors: readonly string[]) {
    super(`${method} ${path} returned ${status}, which violates its OpenAPI document:\n  ${errors.join('\n  ')}`);
  }
}

/**
 * From now on, validates everything fetched below `baseUrl` against the OpenAPI document: status, headers, media
 * type and body, which must not contain undocumented fields. A call with an undocumented response fails.
 */
export function verifyResponses(baseUrl: string, document: ApiDocument): void {
  if (!state.verifiedApis) {
    state.verifiedApis = new Map();
    validateFetch();
  }
  state.verifiedApis.set(baseUrl, documentedApi(document));
}

function documentedApi(document: ApiDocument): DocumentedApi {
  const known = knownDocuments.get(document);
  if (known) return known;
  const { paths, components } = document;
  const key = JSON.stringify({ paths, components });
  const api = documentedApis.get(key) ?? new DocumentedApi({ paths, components });
  documentedApis.set(key, api);
  knownDocuments.set(document, api);
  return api;
}

function validateFetch(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' };
    const answer = await send(input, init);
    return prove(answer, init?.method ?? method, answer.url || url);
  };
}

/** Calls {@link verifyResponses} for running services with the documents that they serve. */
export async function proveServices(baseUrls: readonly string[]): Promise<void> {
  for (const baseUrl of baseUrls) {
    const document = await fetch(`${new URL(baseUrl).origin}/docs-json`);
    verifyResponses(baseUrl, (await document.json()) as ApiDocument);
  }
}

async function prove(answer: Response, method: string, url: string): Promise<Response> {
  const address = url.split(/[?#]/)[0]!;
  const [baseUrl, api] = [...(state.verifiedApis ?? [])].find(([base]) => address.startsWith(`${base}/`)) ?? [];
  if (!api) return answer;
  const mediaType = (answer.headers.get('content-type') ?? '').split(';')[0]!;
  const path = address.slice(baseUrl!.length);
  const head = { method, path, status: answer.status, mediaType, headers: [...answer.headers.keys()] };
  const check = failing(head, api.expect(head));
  if (mediaType === 'text/event-stream')
    return checkEvents(answer, { name: failing(head, api.expectEvents(head)), data: check });
  const isText = mediaType === 'application/json' || mediaType === '';
  check(isText ? parse(await answer.clone().text()) : undefined);
  return answer;
}

function failing(head: AnswerHead, check: Check): (value: unknown) => void {
  return (value) => {
    const errors = check(value);
    if (errors.length > 0) throw new UndocumentedAnswer(head, errors);
  };
}

const parse = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));
