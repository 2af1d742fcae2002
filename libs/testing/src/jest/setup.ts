import 'reflect-metadata';
// CommonJS plugins of Nest fail under Jest's ES modules unless Nest itself was loaded first.
await import('@nestjs/common');
await import('@nestjs/core');
