import { type Static, Type } from 'typebox';
import { VendorError } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';
import { elevenLabsScope, renderElevenLabsError } from './elevenlabs.js';
import { accountOf, History, HistoryQuery } from './history.js';
import { fileOf, SpeechBody, SpeechQuery, textToSpeech } from './text-to-speech.js';
import { keyOf, voiceRoutes } from './voice.routes.js';

const SUBSCRIPTION = {
  tier: 'creator',
  status: 'active',
  character_limit: 100_000,
  voice_limit: 30,
  can_use_instant_voice_cloning: true,
};

const RevokedKey = Type.Object({ key: Type.String() });

interface Named {
  Params: { id: string };
}

/** A voice vendor in ElevenLabs' format. Each key is an account with voices, a history and a number of characters. */
export const voice: Vendor = {
  name: 'voice',
  renderError: renderElevenLabsError,
  routes(app, sandbox) {
    const revoked = new Collection<object>(sandbox.database, 'voice_revoked_keys');
    elevenLabsScope(app, (key) => revoked.get(accountOf(key)) !== undefined);
    const history = new History(sandbox.database);

    app.post<{ Body: Static<typeof RevokedKey> }>(
      '/revoked-keys',
      { schema: { body: RevokedKey }, config: { public: true } },
      async (request, reply) => {
        revoked.put(accountOf(request.body.key), {});
        return reply.code(204).send();
      },
    );

    app.get('/v1/user/subscription', async (request) => {
      request.call.summary = `subscription ${SUBSCRIPTION.tier}`;
      return { ...SUBSCRIPTION, character_count: history.charactersOf(keyOf(request)) };
    });
    voiceRoutes(app, sandbox);

    app.post<Named & { Body: SpeechBody; Querystring: Static<typeof SpeechQuery> }>(
      '/v1/text-to-speech/:id',
      { schema: { body: SpeechBody, querystring: SpeechQuery } },
      async (request, reply) => {
        const { body, params, query } = request;
        request.call.summary = `${params.id}: ${body.text.slice(0, 80)}`;
        const { item, answer } = await textToSpeech(sandbox, {
          apiKey: keyOf(request),
          voiceId: params.id,
          body,
          outputFormat: query.output_format ?? 'mp3_44100_128',
        });
        return reply
          .headers({ 'request-id': item.request_id, 'history-item-id': item.history_item_id })
          .header('character-cost', item.character_count_change_to - item.character_count_change_from)
          .type(answer.type)
          .send(answer.body);
      },
    );

    app.get<{ Querystring: HistoryQuery }>('/v1/history', { schema: { querystring: HistoryQuery } }, async (request) =>
      history.list(keyOf(request), request.query),
    );
    app.get<Named>('/v1/history/:id/audio', async (request, reply) => {
      const item = history.find(keyOf(request), request.params.id);
      if (!item)
        throw new VendorError('not_found', 'A history item with that ID does not exist.', 'history_item_not_found');
      return reply.type(item.content_type).send(await sandbox.files.read(fileOf(item)));
    });
  },
};
