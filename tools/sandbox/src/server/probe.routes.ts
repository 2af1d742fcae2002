import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';

const StatusParams = Type.Object({ status: Type.String({ pattern: '^[2-5]\\d\\d$' }) });
const RedirectQuery = Type.Object({ to: Type.String({ minLength: 1 }) });

/** Two routes for tests of HTTP clients: one responds with a chosen status, the other redirects. */
export async function probeRoutes(app: FastifyInstance): Promise<void> {
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(422).send({ error: error.message, error_code: 'validation_error' }),
  );
  app.all<{ Params: Static<typeof StatusParams> }>(
    '/files/:status',
    { schema: { params: StatusParams } },
    async (request, reply) =>
      reply.code(Number(request.params.status)).type('text/plain').send(`${request.params.status}\n`),
  );
  app.all<{ Querystring: Static<typeof RedirectQuery> }>(
    '/redirect',
    { schema: { querystring: RedirectQuery } },
    async (request, reply) => reply.redirect(request.query.to, 302),
  );
}
