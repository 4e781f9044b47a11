import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backupMetrics } from '../src/app/operations/backup/last-backup.ts'
import { stepCalendar } from '../src/features/cases/server/step-calendar.ts'
import { catalogueMetrics } from '../src/features/catalogue/server/catalogue.ts'
import { mailboxMetrics } from '../src/features/incoming-mails/server/mailbox-metrics.ts'
import { orderMetrics } from '../src/features/orders/server/order-metrics.ts'
import { webhookMetrics } from '../src/features/webhooks/server/webhook-metrics.ts'
import { overdueMetrics } from '../src/features/work-list/server/overdue-metrics.ts'
import { poolMetrics } from '../src/platform/database/pool-metrics.ts'
import { queueMetrics } from '../src/platform/deliveries/stored-deliveries.ts'
import { diskMetrics } from '../src/platform/operations/disk.ts'
import { createMetrics } from '../src/platform/operations/metrics.ts'

/** Alerts and dashboard ask for figures that there are, and whoever is woken finds what to do. */

const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8')
const rules = await read('prometheus/shop.rules.yml')
const dashboard = await read('grafana/shop.json')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(match => match[1])

function allFigures() {
  const metrics = createMetrics()
  const nowhere = {} as Parameters<typeof queueMetrics>[0]
  metrics.watch([
    ...queueMetrics(nowhere),
    ...mailboxMetrics(nowhere, ''),
    ...orderMetrics(nowhere),
    ...catalogueMetrics({ isInvalid: () => false }),
    ...webhookMetrics(nowhere),
    ...overdueMetrics(nowhere, stepCalendar({ closingDays: [] })),
    ...poolMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 }),
    ...diskMetrics('.'),
    ...backupMetrics({
      database: { kind: 'embedded', binDir: null },
      backup: { recipients: ['age1'], folder: '.' },
      dataDir: '.',
    }),
  ])
  return metrics.registry.getMetricsAsJSON()
}

/** By the names that Prometheus stores. */
async function storedNames(): Promise<ReadonlySet<string>> {
  const all = await allFigures()
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  )
}

it.each([
  ['the alerts', rules],
  ['the dashboard', dashboard],
])('%s name no figure that the shop does not count', async (_name, text) => {
  const expressions = [...text.matchAll(/(?:expr: |"expr": )(.*)/g)].map(match => match[1]).join('\n')
  const named = new Set(expressions.match(/\b(?:shop|nodejs|process)_\w+/g))
  expect(named.size).toBeGreaterThan(5)
  expect([...named].filter(name => name.startsWith('shop_')).length).toBeGreaterThan(5)
  const stored = await storedNames()
  expect([...named].filter(name => !stored.has(name))).toEqual([])
})

it('each alert has a test of promtool', async () => {
  const tests = await read('prometheus/shop.rules.test.yml')
  const tested = new Set([...tests.matchAll(/alertname: (\w+)\n +exp_alerts:\n/g)].map(match => match[1]))
  expect(alerts.filter(alert => !tested.has(alert))).toEqual([])
})

it('each alert has its place in the run book, and the run book no other', async () => {
  const book = await read('../docs/runbook.md')
  const headings = [...book.matchAll(/^## (\w+)$/gm)].map(match => match[1])
  expect(alerts.length).toBeGreaterThan(5)
  expect(headings).toEqual(alerts)
})

it('the manual has a row for each figure of the shop, and no other', async () => {
  const manual = await read('../docs/operations.md')
  const rows = [...manual.matchAll(/^\| `(shop_\w+)` \|/gm)].map(match => match[1])
  const own = (await allFigures()).map(({ name }) => name).filter(name => name.startsWith('shop_'))
  expect(own.length).toBeGreaterThan(5)
  expect(rows.toSorted()).toEqual(own.toSorted())
})
