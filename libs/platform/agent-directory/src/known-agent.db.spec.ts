import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { createDataSource, Database, migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { KnownAgentEntity } from './known-agent.entity.js';
import { KnownAgentRepository } from './known-agent.repository.js';
import { CreateKnownAgent1763600100000 } from './migrations/1763600100000-create-known-agent.js';

describe('what a service knows of agents', () => {
  let database: TestDatabase<'agent'>;
  let dataSource: DataSource;
  let agents: KnownAgentRepository;
  let lastId = 0;

  beforeAll(async () => {
    database = await testDatabase({ services: ['agent'] });
    dataSource = createDataSource({
      service: 'agent',
      url: database.urls.agent,
      entities: [KnownAgentEntity],
      migrations: [CreateKnownAgent1763600100000],
    });
    await dataSource.initialize();
    await migrate(dataSource);
    agents = new KnownAgentRepository(new Database(dataSource));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const someAgent = (organizationId = 1) => ({
    id: (lastId += 1),
    uuid: newUuid(),
    organizationId,
    creatorId: 7,
    name: 'Nova',
    timeZone: 'UTC',
  });
  const [monday, tuesday] = ['2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z'];

  it('agrees with its table', async () => {
    expect((await dataSource.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  it('is found by either id', async () => {
    const agent = someAgent();
    await agents.upsert(agent, monday);
    for (const ref of [{ id: agent.id }, { uuid: agent.uuid }])
      expect(await agents.find(ref)).toEqual({ ...agent, isDeleted: false });
    expect(await agents.find({ uuid: newUuid() })).toBeUndefined();
  });

  it('is the newest news, in whichever order it comes and however often', async () => {
    const agent = someAgent();
    const renamed = { ...agent, name: 'Stella', timeZone: 'Europe/Berlin' };
    for (const [news, time] of [
      [renamed, tuesday],
      [agent, monday],
      [renamed, tuesday],
    ] as const)
      await agents.upsert(news, time);
    expect(await agents.find({ id: agent.id })).toEqual({ ...renamed, isDeleted: false });
  });

  it('comes from many at once', async () => {
    for (let round = 0; round < 50; round += 1) {
      const agent = someAgent();
      await Promise.all(Array.from({ length: 10 }, () => agents.upsert(agent, undefined)));
      expect(await agents.find({ uuid: agent.uuid })).toEqual({ ...agent, isDeleted: false });
    }
  });

  it('never revives a deleted agent, whether it was known before or not', async () => {
    const [known, unknown] = [someAgent(), someAgent()];
    await agents.upsert(known, monday);
    await agents.markDeleted([known, unknown]);
    await agents.markDeleted([known]);
    for (const agent of [known, unknown]) {
      await agents.upsert(agent, undefined);
      expect(await agents.find({ id: agent.id })).toMatchObject({ isDeleted: true });
    }
  });

  it('ends with the organization', async () => {
    const [inside, outside] = [someAgent(50), someAgent(51)];
    for (const agent of [inside, outside]) await agents.upsert(agent, monday);
    await agents.markAllDeletedOf(50);
    expect(await agents.find({ uuid: inside.uuid })).toMatchObject({ isDeleted: true });
    expect(await agents.find({ uuid: outside.uuid })).toMatchObject({ isDeleted: false });
  });
});
