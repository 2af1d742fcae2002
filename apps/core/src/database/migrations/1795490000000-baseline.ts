import type { MigrationInterface, QueryRunner } from 'typeorm';
import { AGENT_CORE } from '../baseline/agent-core.js';
import { PROVENANCE } from '../baseline/provenance.js';
import { SCRAPING } from '../baseline/scraping.js';
import { WATCHLISTS } from '../baseline/watchlists.js';

/** The whole schema of core. Its domains are in `../baseline`. */
export class Baseline1795490000000 implements MigrationInterface {
  name = 'Baseline1795490000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const domain of [AGENT_CORE, PROVENANCE, SCRAPING, WATCHLISTS]) await runner.query(domain);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
