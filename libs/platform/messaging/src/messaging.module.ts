import { Global, Module, type DynamicModule } from '@nestjs/common';
import { LOGGER, Metrics, type Logger } from '@reelsheet/platform-telemetry';
import { Broadcast } from './broadcast.js';
import { MESSAGING_OPTIONS, MessagingConnection, type MessagingOptions } from './connection.js';
import { LiveUpdates } from './live-updates.js';
import { Acks } from './acks.js';
import { RpcClient } from './rpc-client.js';
import { StreamProvisioner } from './stream-provisioner.js';
import { StreamPublisher } from './stream-publisher.js';

@Global()
@Module({})
export class MessagingModule {
  static forProcess(options: MessagingOptions): DynamicModule {
    const connection = {
      provide: MessagingConnection,
      useFactory: async (logger: Logger, metrics: Metrics) => {
        const opened = await MessagingConnection.open(options, logger);
        metrics.registerDependency('nats', () => opened.isConnected);
        return opened;
      },
      inject: [LOGGER, Metrics],
    };
    return {
      module: MessagingModule,
      providers: [
        { provide: MESSAGING_OPTIONS, useValue: options },
        connection,
        RpcClient,
        Broadcast,
        LiveUpdates,
        Acks,
        StreamProvisioner,
        StreamPublisher,
      ],
      exports: [MESSAGING_OPTIONS, MessagingConnection, RpcClient, Broadcast, LiveUpdates, Acks, StreamPublisher],
    };
  }
}
