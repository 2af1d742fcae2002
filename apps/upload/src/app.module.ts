import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule, RemoteCredentialResolver } from '@reelsheet/platform-auth';
import { JobsModule } from '@reelsheet/platform-jobs';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { BlobsModule } from './blobs/blobs.module.js';
import { entities, migrations } from './database/schema.js';
import { MediaModule } from './media/media.module.js';
import { UploadConfig } from './upload.config.js';

@Module({})
export class AppModule {
  /** The body of an upload may take any time as long as it keeps the minimum speed. */
  static readonly http = { requestTimeoutMs: 0 };

  static forProcess(process: ServiceProcess<UploadConfig>): DynamicModule {
    const { config } = process;
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        AuthModule.forService({
          resolver: RemoteCredentialResolver,
          requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
          organizationRequestsPerMinute: config.RATE_LIMIT_ORGANIZATION_PER_MINUTE,
          wrongKeysPerMinute: config.RATE_LIMIT_WRONG_KEYS,
          streamsPerCaller: config.MAX_STREAMS_PER_CALLER,
        }),
        JobsModule.forService({ service: 'upload', runsJobs: process.role === 'worker', ledger: 'none' }),
        MediaModule,
        BlobsModule,
      ],
    };
  }
}

export const upload: ServiceDefinition<UploadConfig> = {
  service: 'upload',
  config: UploadConfig,
  module: AppModule,
  schema: { entities, migrations },
  openApi: new URL('../openapi.json', import.meta.url),
};
