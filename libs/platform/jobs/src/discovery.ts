import type { DiscoveryService } from '@nestjs/core';

/** Returns all providers whose class has this metadata, with the metadata. */
export function discoverProviders<Meta, Provider>(discovery: DiscoveryService, key: string): [Meta, Provider][] {
  return discovery.getProviders().flatMap(({ metatype, instance }): [Meta, Provider][] => {
    const meta = metatype ? (Reflect.getMetadata(key, metatype) as Meta | undefined) : undefined;
    return meta && instance ? [[meta, instance as Provider]] : [];
  });
}
