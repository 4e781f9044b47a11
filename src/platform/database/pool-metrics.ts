import type pg from 'pg'
import type { GaugeMetric } from '../operations/metrics.ts'

/** How this copy's connections stand: requests that wait for one are the first sign of a database that is too slow. */
export const poolMetrics = (
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): GaugeMetric[] => [
  {
    name: 'shop_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    read: async () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  },
]
