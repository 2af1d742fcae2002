import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from '@reelsheet/kernel';

@Global()
@Module({
  providers: [{ provide: Clock, useClass: SystemClock }],
  exports: [Clock],
})
export class KernelModule {}
