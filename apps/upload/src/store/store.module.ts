import { Global, Module, type DynamicModule } from '@nestjs/common';
import { FolderStore } from './folder.store.js';
import { BlobStore } from './port.js';

/** Decides where bytes lie; everything else knows {@link BlobStore} alone. */
@Global()
@Module({})
export class StoreModule {
  static inFolder(folder: string): DynamicModule {
    return {
      module: StoreModule,
      providers: [{ provide: BlobStore, useFactory: () => FolderStore.open(folder) }],
      exports: [BlobStore],
    };
  }
}
