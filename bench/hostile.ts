import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Attack, faultsOf, type Result } from './hostile/attack.ts'
import { allInputs } from './hostile/inputs.ts'
import { inWords, reportOf } from './hostile/report.ts'
import { Senders } from './hostile/senders.ts'
import { type AttackedShop, withAttackedShop } from './hostile/shop.ts'
import { crowds } from './hostile/slow.ts'

/**
 * `npm run bench:hostile -- [--only WORD] [--plant FILE]`: sends a shop with its usual limits hostile inputs for every call, mail, file
 * and header, made of the contract and TM Forum's descriptions, while an honest visitor asks `/readyz` and a price list every 20
 * ms. None may hold up others for more than 100 ms, have a refusal over 16 kB, or end without an answer and without a line in the
 * log. Exit code 1 where one does. With `--only` just the calls with that word are asked, and nothing is kept.
 */

const { values } = parseArgs({ options: { only: { type: 'string' }, plant: { type: 'string' } } })
/** The whole run ends within twenty minutes; the last four are for slow connections. */
const inputsMs = 15.5 * 60_000
const start = performance.now()
const results: Result[] = []
const alone: string[] = []
const folder = path.join(import.meta.dirname, '../.cache/hostile')
await mkdir(folder, { recursive: true })
const linesFile = path.join(folder, 'inputs.tsv')
await writeFile(linesFile, 'call\tinput\truns\tstatus\tbytes\twait ms\tevent loop ms\tfaults\n')

await withAttackedShop(attack, values.plant && path.resolve(values.plant))
process.exitCode =
  results.length > 0 && results.every(({ faults }) => faults.length === 0) && alone.length === 0 ? 0 : 1

async function attack(shop: AttackedShop): Promise<void> {
  const senders = new Senders(shop)
  const inputs = (await allInputs(shop, senders)).filter(
    ({ call }) => !values.only || call.includes(values.only),
  )
  process.stdout.write(`${inputs.length} inputs to ${new Set(inputs.map(({ call }) => call)).size} calls\n`)
  const attack = await Attack.begin(shop, senders)
  process.stdout.write(`goal: ${JSON.stringify(attack.goal)}\n`)
  try {
    const lines: string[] = []
    await attack.send(inputs, start + inputsMs, result => {
      results.push(result)
      lines.push(lineOf(result))
      if (result.faults.length > 0) process.stdout.write(`${inWords(result)}\n`)
      if (results.length % 1_000 === 0) process.stdout.write(`${results.length} sent\n`)
    })
    await appendFile(linesFile, lines.join(''))
    if (!values.only) await slowOnes(attack, shop, senders)
    const { status } = await fetch(`${shop.url}/readyz`)
    if (status !== 200) alone.push(`/readyz afterwards: ${status}`)
  } finally {
    await attack.end()
  }
  const report = reportOf(attack, results, alone, (performance.now() - start) / 60_000)
  await writeFile(
    values.only || values.plant
      ? path.join(folder, 'report.md')
      : path.join(import.meta.dirname, 'results/hostile.md'),
    report,
  )
  process.stdout.write(report.slice(0, report.indexOf('## By call')))
}

/** All side by side; where that breaks the goal, each crowd by itself. */
async function slowOnes(attack: Attack, shop: AttackedShop, senders: Senders): Promise<void> {
  senders.renew()
  const together = await attack.during(() => Promise.all(crowds.map(crowd => crowd.send(shop, senders))))
  for (const [nth, outcomes] of together.outcomes.entries()) {
    const what = crowds[nth]?.what ?? ''
    const endings = Map.groupBy(outcomes, ({ status }) => String(status ?? 'cut'))
    process.stdout.write(
      `${what}: ${[...endings].map(([ending, of]) => `${ending}: ${of.length}`).join(', ')}\n`,
    )
    const log = shop.log()
    for (const outcome of outcomes)
      for (const fault of faultsOf(outcome, () => log.includes(outcome.requestId)))
        alone.push(`${what}: ${fault}`)
  }
  const { waitMs, loopMs, wrong } = together.delays
  process.stdout.write(
    `slow connections together: wait ${waitMs}, event loop ${loopMs}, ${wrong.length} wrong\n`,
  )
  if (attack.keepsGoal(together.delays) && wrong.length === 0) return
  for (const crowd of crowds) {
    const { delays } = await attack.during(() => crowd.send(shop, senders))
    if (!attack.keepsGoal(delays) || delays.wrong.length > 0)
      alone.push(
        `${crowd.what}: others wait ${Math.round(delays.waitMs)} ms, the event loop ${Math.round(delays.loopMs)} ms; ${delays.wrong.slice(0, 3).join(', ')}`,
      )
  }
}

function lineOf({ input, outcome, runs, waitMs, loopMs, faults }: Result): string {
  return `${[input.call, input.what, runs, outcome.status ?? 'cut', outcome.bytes, Math.round(waitMs), Math.round(loopMs), faults.join('; ')].join('\t')}\n`
}
