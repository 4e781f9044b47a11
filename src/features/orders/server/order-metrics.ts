import { count, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import type { GaugeMetric } from '../../../platform/operations/metrics.ts'
import { openedInLastHour } from '../../cases/server/case.ts'
import { productOrders } from './tables.ts'

/** Cases opened in the last hour over all copies. An operator sees orders stop before a customer calls. */
export const orderMetrics = (database: Database): GaugeMetric[] => [
  {
    name: 'shop_cases_last_hour',
    help: 'Orders, quote requests, enquiries and forms that came in during the last hour',
    labelNames: ['kind', 'purpose'],
    async read() {
      const recent = openedInLastHour(database)
      const found = await database
        .select({ kind: recent.kind, purpose: recent.purpose, value: count() })
        .from(recent)
        .groupBy(recent.kind, recent.purpose)
      return found.map(({ value, ...labels }) => ({ labels, value }))
    },
  },
  {
    name: 'shop_orders_cents_last_hour',
    help: 'What was ordered during the last hour, excluding VAT, in cents per month and once',
    labelNames: ['type', 'purpose', 'charge'],
    async read() {
      const recent = openedInLastHour(database)
      const found = await database
        .select({
          type: sql<string>`coalesce(${recent.productType}, '')`,
          purpose: recent.purpose,
          monthly: sum(productOrders.monthlyInCents).mapWith(Number),
          once: sum(productOrders.oneTimeInCents).mapWith(Number),
        })
        .from(recent)
        .innerJoin(productOrders, eq(productOrders.caseId, recent.id))
        .groupBy(recent.productType, recent.purpose)
      return found.flatMap(({ type, purpose, monthly, once }) => [
        { labels: { type, purpose, charge: 'monthly' }, value: monthly },
        { labels: { type, purpose, charge: 'once' }, value: once },
      ])
    },
  },
]
