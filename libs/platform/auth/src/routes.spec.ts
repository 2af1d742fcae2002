import { expect, it } from '@jest/globals';
import { Controller, Get, Module, Post, type INestApplication, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AgentScope } from './scopes/agent-scope.js';
import { Public } from './access.js';
import { assertAccessDeclared, routesOf } from './routes.js';

@Controller(['sheets', 'tables'])
class Declared {
  @Get(':id')
  @Public()
  get(): void {}

  @Post()
  @AgentScope('query', 'editor')
  create(): void {}
}

@Controller('sheets')
class Silent {
  @Get()
  list(): void {}
}

it('returns every route with each of its addresses', async () => {
  const routes = routesOf(await appOf(Declared)).map(({ method, path }) => `${method} ${path}`);
  expect(routes).toEqual(['GET /sheets/:id', 'GET /tables/:id', 'POST /sheets', 'POST /tables']);
});

it('rejects a route without an access declaration and names it', async () => {
  assertAccessDeclared(await appOf(Declared));
  await expect(appOf(Silent).then(assertAccessDeclared)).rejects.toThrow(
    'routes that do not declare who may call them: GET /sheets (Silent)',
  );
});

async function appOf(controller: Type): Promise<INestApplication> {
  @Module({ controllers: [controller] })
  class App {}
  return NestFactory.create(App, new FastifyAdapter(), { logger: false, preview: true });
}
