import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { databaseAway } from './limits/database-away.ts'
import { diskFull } from './limits/disk-full.ts'
import { hostileRequests } from './limits/hostile-requests.ts'
import { isMet, type Limit } from './limits/limit.ts'
import { type RunningShop, withShop } from './limits/running-shop.ts'
import { sameTime } from './limits/same-time.ts'
import { servicesHang } from './limits/services-hang.ts'
import { slowConnections } from './limits/slow-connections.ts'
import { stopUnderLoad } from './limits/stop.ts'

/**
 * `npm run bench:limits`: the limits in milliseconds that the shop keeps under faults and attack, on a running shop. Tests
 * do not judge by the clock, because a busy machine is slow without anything being wrong; this does, on a quiet one.
 * Writes bench/results/limits.md; exit code 1 where a limit is broken.
 */

const limits = [...(await withShop({}, measureShop)), ...(await servicesHang()), ...(await diskFull())]
limits.sort((a, b) => a.reliability - b.reliability)
const report = `${title()}\n\n${table(limits)}\n`
process.stdout.write(report)
await writeFile(path.join(import.meta.dirname, 'results/limits.md'), report)
process.exitCode = limits.every(isMet) ? 0 : 1

/** One after the other, since each would disturb the next one; the last one ends the shop. */
async function measureShop(shop: RunningShop): Promise<Limit[]> {
  const measured: Limit[] = []
  for (const measure of [sameTime, hostileRequests, slowConnections, databaseAway, stopUnderLoad])
    measured.push(...(await measure(shop)))
  return measured
}

function title(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const cpus = os.cpus()
  const load = os.loadavg()[0]?.toFixed(1)
  return [
    '# Limits',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus.length} × ${cpus[0]?.model.trim()}, load ${load}, Node ${process.version}`,
    '',
    'Client, shop and PostgreSQL share the machine; what else it did shows in the load, of the last minute.',
  ].join('\n')
}

function table(rows: readonly Limit[]): string {
  const figure = (value: number, unit: string) => `${Math.round(value).toLocaleString('en')} ${unit}`.trim()
  return [
    '| line | what | measured | at most | |',
    '|--:|---|--:|--:|---|',
    ...rows.map(
      row =>
        `| ${row.reliability} | ${row.what} | ${figure(row.measured, row.unit)} | ${figure(row.atMost, row.unit)} | ${isMet(row) ? 'kept' : '**broken**'} |`,
    ),
  ].join('\n')
}
