import type { Metrics } from '@reelsheet/platform-telemetry';

/** Counts the reads that a replica may answer, by the server that did. */
export const countReplicaReads = (metrics: Metrics) =>
  metrics.counter('postgres_replica_reads_total', 'Reads for the replica of Postgres, by the server that answered', {
    server: ['replica', 'primary'],
  });
