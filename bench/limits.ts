import { databaseAway } from './limits/database-away.ts'
import { diskFull } from './limits/disk-full.ts'
import { hostileRequests } from './limits/hostile-requests.ts'
import { isMet, type Limit } from './limits/limit.ts'
import { type RunningShop, withShop } from './limits/running-shop.ts'
import { sameTime } from './limits/same-time.ts'
import { servicesHang } from './limits/services-hang.ts'
import { slowConnections } from './limits/slow-connections.ts'
import { stopUnderLoad } from './limits/stop.ts'
import { circumstances, finish, tableOf } from './report.ts'

/**
 * `npm run bench:limits`: the limits in milliseconds that the shop keeps under faults and attack, on a running shop. Tests
 * do not judge by the clock, because a busy machine is slow without anything being wrong; this does, on a quiet one.
 * Writes bench/results/limits.md; exit code 1 where a limit is broken.
 */

const limits = [...(await withShop({}, measureShop)), ...(await servicesHang()), ...(await diskFull())]
limits.sort((a, b) => a.reliability - b.reliability)
await finish(`${title()}\n\n${table(limits)}`, 'limits')
process.exitCode = limits.every(isMet) ? 0 : 1

/** One after the other, since each would disturb the next one; the last one ends the shop. */
async function measureShop(shop: RunningShop): Promise<Limit[]> {
  const measured: Limit[] = []
  for (const measure of [sameTime, hostileRequests, slowConnections, databaseAway, stopUnderLoad])
    measured.push(...(await measure(shop)))
  return measured
}

function title(): string {
  return [
    '# Limits',
    '',
    circumstances(),
    '',
    'Client, shop and PostgreSQL share the machine; what else it did shows in the load, of the last minute.',
  ].join('\n')
}

function table(rows: readonly Limit[]): string {
  const figure = (value: number, unit: string) => `${Math.round(value).toLocaleString('en')} ${unit}`.trim()
  return tableOf(
    ['line:', 'what', 'measured:', 'at most:', ''],
    rows.map(row => [
      row.reliability,
      row.what,
      figure(row.measured, row.unit),
      figure(row.atMost, row.unit),
      isMet(row) ? 'kept' : '**broken**',
    ]),
  )
}
