import type { DiscoveryService } from '@nestjs/core';

/** Returns every provider whose class has this metadata, together with the metadata, in the order of registration. */
export function discoverProviders<Meta, Provider>(discovery: DiscoveryService, key: string): [Meta, Provider][] {
  return discovery.getProviders().flatMap(({ metatype, instance }): [Meta, Provider][] => {
    const meta = metatype ? (Reflect.getMetadata(key, metatype) as Meta | undefined) : undefined;
    return meta && instance ? [[meta, instance as Provider]] : [];
  });
}
