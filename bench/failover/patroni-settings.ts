import { randomBytes } from 'node:crypto'

/** Of this run alone. */
export const passwords = {
  superuser: randomBytes(12).toString('hex'),
  replication: randomBytes(12).toString('hex'),
  shop: randomBytes(12).toString('hex'),
}

export const maxConnections = 170

/**
 * Settings that all nodes share; docs/operations.md tells operators the same. Strictly synchronous: an order is
 * acknowledged once every present standby has it on disk, and not at all while there is none.
 */
export const clusterSettings = {
  // A primary that fell silent is replaced after so many seconds; loop_wait + 2 × retry_timeout must fit in.
  ttl: 4,
  loop_wait: 1,
  retry_timeout: 1,
  // A primary that crashed is not started again where a standby can take over.
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  // Both: one that was not waited for may be ahead of the one that takes over, and is of no use to it until it was rewound.
  synchronous_node_count: 2,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: maxConnections,
      // The connections of a shop that was cut off are not kept for hours.
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 5,
      tcp_keepalives_count: 3,
      // A standby looks for its new primary at once, which can acknowledge nothing without it.
      wal_retrieve_retry_interval: '200ms',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
    },
  },
} as const
