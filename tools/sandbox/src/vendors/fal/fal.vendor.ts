import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canvasOf, newVideo } from '../../videos/simulated-video.js';
import { VideoTasks } from '../../videos/video-tasks.js';
import { Webhooks } from '../../videos/webhooks.js';
import { isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { type FalRequest, hasEnded, isVideoInput, outcomeBody, responseBody, statusResponse } from './fal-request.js';
import { WebhookSigner } from './webhook-signature.js';

interface Submission {
  Params: { '*': string };
  Querystring: { fal_webhook?: string };
}
interface ById {
  Params: { owner: string; name: string; id: string };
}

const REQUEST = '/:owner/:name/requests/:id';
const OPEN = { config: { openToAll: true } };
const NOTHING = { prompt: '', canvas: canvasOf('16:9', 720), seconds: 0, sound: false };

const STATUSES: Record<VendorErrorKind, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid: 400,
  not_found: 404,
  refused: 422,
  conflict: 409,
  limited: 429,
  server: 500,
};

/** The queue of fal: any application of two or more segments accepts requests for videos. */
export const fal: Vendor = {
  name: 'fal',
  renderError({ kind, message, status = STATUSES[kind] }) {
    const rejection = [{ loc: ['body', 'prompt'], msg: message, type: 'content_policy_violation' }];
    return { status, body: { detail: kind === 'refused' ? rejection : message } };
  },
  routes(app, sandbox) {
    const signer = new WebhookSigner(sandbox.database);
    const webhooks = new Webhooks({ maxAttempts: 10, timeoutMs: 15_000 });
    const tasks = new VideoTasks<FalRequest>(sandbox, {
      collection: 'fal_requests',
      changed: (request) => notifyCaller(webhooks, signer, request),
    });
    app.addHook('onReady', async () => tasks.start());
    app.addHook('onClose', async () => {
      await Promise.all([webhooks.stop(), tasks.stop()]);
    });
    app.addHook('preParsing', async (request) => {
      const key = /^Key\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (request.routeOptions.config.openToAll || isSandboxKey(key)) return;
      throw new VendorError('unauthorized', 'No user found for Key ID and Secret');
    });
    app.get('/.well-known/jwks.json', OPEN, async () => signer.keys);
    app.get<{ Params: { file: string } }>('/files/:file', OPEN, (request, reply) =>
      serveFile(request, reply, sandbox.files.path(request.params.file), 'video/mp4'),
    );
    requestRoutes(app, sandbox, tasks);
  },
};

/** Sends a webhook once, when the request has ended or was cancelled. */
function notifyCaller(webhooks: Webhooks, signer: WebhookSigner, request: FalRequest): void {
  if (request.webhook === null || !hasEnded(request)) return;
  const body = JSON.stringify(outcomeBody(request));
  webhooks.send(request.webhook, request.faults, () => ({ headers: signer.sign(request.id, body), body }));
}

function requestRoutes(app: FastifyInstance, sandbox: SandboxContext, tasks: VideoTasks<FalRequest>): void {
  // An `Idempotency-Key` is only logged, because this vendor creates another request for each call.
  app.post<Submission>('/*', async (request) => {
    const made = newRequest(request, sandbox);
    request.call.summary = made.prompt.slice(0, 120);
    tasks.submit(made);
    return { ...statusResponse(tasks.find(made.id)!), gateway_request_id: made.id };
  });
  app.get<ById>(`${REQUEST}/status`, async ({ params }, reply) => {
    const found = existing(tasks, params);
    return reply.code(hasEnded(found) ? 200 : 202).send(statusResponse(found));
  });
  app.get<ById>(REQUEST, async ({ params }, reply) => {
    const found = existing(tasks, params);
    if (!hasEnded(found)) throw new VendorError('invalid', 'Request is still in progress');
    const { status, headers, body } = responseBody(found);
    return reply.code(status).headers(headers).send(body);
  });
  app.put<ById>(`${REQUEST}/cancel`, async ({ params }, reply) => {
    const found = tasks.find(params.id);
    if (!found) return reply.code(404).send({ status: 'NOT_FOUND' });
    if (hasEnded(found)) return reply.code(400).send({ status: 'ALREADY_COMPLETED' });
    // The simulated models continue started work, which the platform permits.
    tasks.withdraw(found.id);
    return reply.code(202).send({ status: 'CANCELLATION_REQUESTED' });
  });
}

function existing(tasks: VideoTasks<FalRequest>, { owner, name, id }: ById['Params']): FalRequest {
  const request = tasks.find(id);
  if (request?.app !== `${owner}/${name}`) throw new VendorError('not_found', 'Request not found');
  return request;
}

/** Invalid input is accepted and fails when the model processes it, as on the platform. */
function newRequest(request: FastifyRequest<Submission>, sandbox: SandboxContext): FalRequest {
  const [owner, name] = request.params['*'].split('/');
  if (!owner || !name) throw new VendorError('not_found', 'Application not found');
  const given = request.body;
  const order = isVideoInput(given)
    ? {
        prompt: given.prompt,
        canvas: canvasOf(given.aspect_ratio, Number.parseInt(given.resolution, 10)),
        seconds: given.duration,
        sound: given.generate_audio ?? true,
      }
    : NOTHING;
  const task = newVideo({
    ...order,
    id: randomUUID(),
    app: `${owner}/${name}`,
    webhook: request.query.fal_webhook ?? null,
    origin: originOf(request),
    faults: sandbox.faults.takeForTask('fal', request.url),
  });
  if (order !== NOTHING) return task;
  return { ...task, status: 'failed', error: { kind: 'invalid', message: 'Field required or out of range' } };
}
