import type { FastifyInstance, FastifyRequest } from 'fastify';
import { VideoTasks } from '../../videos/video-tasks.js';
import { VendorError } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { SandboxContext } from '../../server/vendor.js';
import { NAME } from './gemini.js';
import { nameOf, newOperation, type Operation, PredictRequest, operationBody } from './operation.js';

type PredictCall = FastifyRequest<{ Body: PredictRequest; Params: { model: string } }>;
type OperationCall = FastifyRequest<{ Params: { model: string; id: string } }>;
type FileCall = FastifyRequest<{ Params: { id: string } }>;

/**
 * Veo: a submitted video is an operation and, when it is completed, a file. It is found only by the operation's name.
 */
export function videoRoutes(app: FastifyInstance, sandbox: SandboxContext): void {
  const tasks = new VideoTasks<Operation>(sandbox, { collection: 'google_operations' });
  app.addHook('onReady', async () => tasks.start());
  app.addHook('onClose', () => tasks.stop());

  app.post(
    '/v1beta/models/:model([^:]+)::predictLongRunning',
    { schema: { body: PredictRequest } },
    async ({ body, params, call, url }: PredictCall) => {
      if (body.parameters?.generateAudio !== undefined)
        throw new VendorError(
          'invalid',
          "`generateAudio` isn't supported by this model. Please remove it or refer to the Gemini API documentation for supported usage.",
        );
      const operation = newOperation(params.model, body, sandbox.faults.takeForTask(NAME, url));
      call.summary = operation.prompt.slice(0, 120);
      tasks.submit(operation);
      return { name: nameOf(operation) };
    },
  );
  app.get('/v1beta/models/:model/operations/:id', async (request: OperationCall) => {
    const operation = tasks.find(request.params.id);
    if (operation?.model !== request.params.model || operation.status === 'expired')
      throw new VendorError('not_found', 'Requested entity was not found.');
    return operationBody(operation, originOf(request));
  });
  app.get('/v1beta/files/:id([^:]+)::download', async (request: FileCall, reply) => {
    const { id } = request.params;
    const operation = tasks.find(id);
    if (operation?.status !== 'done')
      throw new VendorError('forbidden', `You do not have permission to access the File ${id} or it may not exist.`);
    return serveFile(request, reply, tasks.pathOf(operation), 'video/mp4');
  });
}
