import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from '../../server/forms.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { SandboxContext } from '../../server/vendor.js';
import { CreateBody, DesignBody, VoiceCreation, previewOf } from './voice-creation.js';
import { toVoice, Voices, type VoicesQuery } from './voices.js';

interface Named {
  Params: { id: string };
}

export const keyOf = (request: FastifyRequest) => String(request.headers['xi-api-key']);

/** Routes of an account's voices: list, create and delete. */
export function voiceRoutes(app: FastifyInstance, sandbox: SandboxContext): void {
  const voices = new Voices(sandbox.database);
  const making = new VoiceCreation(sandbox);

  app.get('/v1/voices', async (request) => ({
    voices: voices.of(keyOf(request)).map((each) => toVoice(each, originOf(request))),
  }));
  app.get<{ Querystring: VoicesQuery }>('/v2/voices', async (request) => {
    const { voices: page, hasMore, total } = voices.list(keyOf(request), request.query);
    const next = Number(request.query.next_page_token ?? 0) + page.length;
    return {
      voices: page.map((each) => toVoice(each, originOf(request))),
      has_more: hasMore,
      total_count: total,
      next_page_token: hasMore ? String(next) : null,
    };
  });
  app.get<Named>('/v1/voices/:id', async (request) =>
    toVoice(voices.find(keyOf(request), request.params.id), originOf(request)),
  );
  app.delete<Named>('/v1/voices/:id', async (request) => {
    voices.remove(keyOf(request), request.params.id);
    request.call.summary = `deleted ${request.params.id}`;
    return { status: 'ok' };
  });
  app.post('/v1/voices/add', async (request) => {
    const { id, name } = await making.clone(keyOf(request), await readForm(request));
    request.call.summary = `cloned ${id}: ${name}`;
    return { voice_id: id, requires_verification: false };
  });
  app.post<{ Body: DesignBody }>('/v1/text-to-voice/design', { schema: { body: DesignBody } }, async (request) =>
    making.design(keyOf(request), request.body),
  );
  app.post<{ Body: CreateBody }>('/v1/text-to-voice', { schema: { body: CreateBody } }, async (request) => {
    const made = making.create(keyOf(request), request.body);
    request.call.summary = `designed ${made.id}: ${made.name}`;
    return toVoice(made, originOf(request));
  });
  app.get<{ Params: { file: string } }>('/previews/:file', { config: { public: true } }, async (request, reply) =>
    serveFile(request, reply, sandbox.files.path(previewOf(request.params.file.replace(/\.mp3$/, ''))), 'audio/mpeg'),
  );
}
