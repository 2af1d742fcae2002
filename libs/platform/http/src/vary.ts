import type { FastifyReply } from 'fastify';

/** Adds a request header to those by which the responses of a route differ, for caches. */
export function addToVary(reply: FastifyReply, name: string): void {
  const before = [reply.getHeader('Vary') ?? []].flat().map(String);
  void reply.header('Vary', [...before, name].join(', '));
}
