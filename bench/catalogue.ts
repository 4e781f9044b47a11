import { isClean } from './acknowledged-orders.ts'
import { type CatalogueFindings, runCatalogueCampaign } from './catalogue-kills.ts'
import { measureSizes, type SizeFindings, type Sizes } from './catalogue-sizes.ts'
import { circumstances, finish, tableOf } from './report.ts'

/**
 * `npm run bench:catalogue [-- KILLS]`: shop and database are killed while revisions go live under clients who order (100
 * times by default); then the desk, price lists and orders with the offerings that the shop ships, and with 2,000. Writes
 * bench/results/catalogue.md. Exit code 1 where the campaign finds something.
 */

const kills = Number(process.argv[2] ?? 100)
if (!Number.isInteger(kills) || kills < 1) {
  process.stderr.write('Usage: npm run bench:catalogue -- [KILLS]\n')
  process.exit(2)
}
const clients = 8
const most = 2_000

const sizes = await measureSizes(most)
process.stdout.write(`${sizeTable(sizes)}\n`)
const found = await runCatalogueCampaign({
  kills,
  clients,
  onKill: count => {
    if (count % 10 === 0) process.stdout.write(`${count} kills\n`)
  },
})
await finish(`${title()}\n\n${killTable(found)}\n\n${sizeTable(sizes)}`, 'catalogue')
process.exitCode = isClean(found) && found.halves + found.unshown === 0 && found.launched > 0 ? 0 : 1

function title(): string {
  return `# Revisions of the catalogue\n\n${circumstances()}. Clients, shop and PostgreSQL share the machine.`
}

function killTable({ kills: all, databaseKills, ...found }: CatalogueFindings): string {
  const rows: readonly (readonly [string, number, string])[] = [
    [
      'revisions launched',
      found.launched,
      'of a colleague over HTTP, every second one at once and every second one planned for a moment; counted in the database after the last kill',
    ],
    ['price lists read', found.lists, 'by the clients, one before each order'],
    [
      'of these with a part of a revision',
      found.halves,
      'each revision gives two lines the same price and a name that says it: another combination is a part',
    ],
    [
      'orders acknowledged',
      found.acknowledged,
      'answered 201, after as many attempts under one key as it took',
    ],
    [
      'refused for a changed price and agreed to anew',
      found.consents,
      'answered 409 price-changed; the client takes the prices that the answer names',
    ],
    [
      'at a price that was not shown',
      found.unshown,
      'the line’s price in the database against the one that its client agreed to, of all stored orders',
    ],
    ['lost', found.lost, 'acknowledged, and not in the database under that number'],
    ['doubled', found.doubled, 'two orders of one company, which ordered once'],
    ['incomplete', found.incomplete, 'without all lines, consents, events and mails'],
    ['wrong answers', found.wrongAnswers, 'neither 201 nor price-changed, 5xx apart, which are tried again'],
  ]
  return [
    `${all} kills (${databaseKills} of the database, by SIGQUIT; the others of the shop, by SIGKILL) under ${clients} clients:`,
    '',
    tableOf(
      ['', ':', 'how it is judged'],
      rows.map(([name, count, how]) => [name, count.toLocaleString('en-US'), how]),
    ),
  ].join('\n')
}

function sizeTable({ findings, taking, planningAll }: Sizes): string {
  const row = (name: string, goal: string, value: (of: SizeFindings) => string) =>
    `| ${name} | ${findings.map(value).join(' | ')} | ${goal} |`
  return [
    `One shop with the offerings that it ships, and then with ${most.toLocaleString('en-US')}: the others are subscriptions of mobile, taken in from a file in ${taking.toFixed(1)} s and planned in ${planningAll.toFixed(2)} s.`,
    '',
    `| | ${findings.map(({ offerings }) => `${offerings.toLocaleString('en-US')} offerings`).join(' | ')} | goal |`,
    `|---|${findings.map(() => '--:').join('|')}|---|`,
    row('list of the editor, p50 and p99 ms', 'p99 50', ({ list }) => both(list)),
    row('search in it, p50 and p99 ms', 'p99 50', ({ search }) => both(search)),
    row(
      'planning one price, median and longest ms',
      '1,000',
      ({ planning }) => `${planning.median.toFixed(0)} and ${planning.longest.toFixed(0)}`,
    ),
    row('price lists of internet per second', 'within 20%', ({ internet }) => rate(internet)),
    row('price lists of mobile per second', '', ({ mobiel }) => rate(mobiel)),
    row('CPU of a price list of internet, µs', '', ({ internet }) => internet.cpu.toFixed(0)),
    row('orders per second at 8 clients', 'within 20%', ({ orders }) => String(Math.round(orders.perSecond))),
    row(
      'CPU of an order, shop and PostgreSQL, ms',
      '',
      ({ orderCpu }) => `${orderCpu.shop.toFixed(1)} and ${orderCpu.postgres.toFixed(1)}`,
    ),
  ].join('\n')
}

function both({ p50, p99 }: { readonly p50: number; readonly p99: number }): string {
  return `${p50.toFixed(1)} and ${p99.toFixed(1)}`
}

function rate({ perSecond, bytes }: { readonly perSecond: number; readonly bytes: number }): string {
  return `${Math.round(perSecond).toLocaleString('en-US')} (${Math.round(bytes / 1024)} KB)`
}
