import type pg from 'pg'
import type { WatchedFigure } from '../metrics.ts'

/** How this copy's connections stand: requests that wait for one are the first sign of a database that is too slow. */
export const poolFigures = (
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): WatchedFigure[] => [
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
