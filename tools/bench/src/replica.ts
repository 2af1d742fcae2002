import { Body, Controller, Get, Param, Patch, type DynamicModule } from '@nestjs/common';
import type { Service } from '@reelsheet/contracts';
import { AnyCaller, Public } from '@reelsheet/platform-auth';
import { settingsOf, type ServiceConfig } from '@reelsheet/platform-config';
import { Database } from '@reelsheet/platform-database';
import { Text } from '@reelsheet/platform-http';
import { createApp, openApp, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { createLogger } from '@reelsheet/platform-telemetry';
import { OPERATOR_KEY } from './operator-key.js';

const ANSWER = { status: 'here' };

class NoteBody {
  @Text()
  text!: string;
}

@Controller('bench')
class EntryController {
  constructor(private readonly db: Database) {}

  @Public()
  @Get('open')
  open(): object {
    return ANSWER;
  }

  @AnyCaller()
  @Get('closed')
  closed(): object {
    return ANSWER;
  }

  @AnyCaller()
  @Patch('notes/:id')
  async change(@Param('id') id: string, @Body() { text }: NoteBody): Promise<object> {
    await this.db.execute(`UPDATE bench_note SET text = $2 WHERE id = $1`, [id, text]);
    return ANSWER;
  }
}

const NOWHERE = 'http://127.0.0.1:9/v1';

/** URLs and keys of vendors that are never called. */
function vendorsOf(config: new () => ServiceConfig): Record<string, string> {
  const missing = settingsOf(config).filter((setting) => setting.default === undefined && !setting.optional);
  return Object.fromEntries(missing.map(({ name, kind }) => [name, kind === 'address' ? NOWHERE : 'none']));
}

const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: 0,
  DATABASE_URL: process.env['DATABASE_URL'],
  NATS_URL: process.env['NATS_URL'],
  NATS_NKEY_SEED: process.env['NATS_NKEY_SEED'],
  BASE_URL: NOWHERE,
  AGENT_URL: NOWHERE,
  CORE_URL: NOWHERE,
  UPLOAD_URL: NOWHERE,
  UPLOAD_DIR: process.env['UPLOAD_DIR'],
  UPLOAD_SIGNING_KEY: 'a signing key of the bench, long enough',
  OPERATOR_KEY,
  JWT_SECRET: 'a secret of the bench, long enough to sign with',
  ENCRYPTION_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
  RATE_LIMIT_PER_MINUTE: 1_000_000_000,
  RATE_LIMIT_ORGANIZATION_PER_MINUTE: 1_000_000_000,
  RATE_LIMIT_WRONG_KEYS: 1_000_000_000,
  ...(JSON.parse(process.env['REPLICA_SETTINGS']!) as object),
};

/** Runs the service as in production, with the routes of the benchmarks in addition. */
async function serve(service: Service): Promise<void> {
  const definitions = (await import(
    new URL(`../../../apps/${service}/dist/app.module.js`, import.meta.url).href
  )) as Record<string, ServiceDefinition<ServiceConfig>>;
  const definition = definitions[service]!;
  const config = Object.assign(new definition.config(), vendorsOf(definition.config), SETTINGS);
  const module = {
    forProcess: (own: ServiceProcess<ServiceConfig>): DynamicModule => ({
      ...definition.module.forProcess(own),
      controllers: [EntryController],
    }),
  };
  const app = await createApp(module, { service, role: 'http', config, logger: createLogger(service, 'error') });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
  await openApp(app, 0, config.HOST);
  process.send!(await app.getUrl());
}

await serve(process.argv[2] as Service);
