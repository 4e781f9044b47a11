import { parseArgs } from 'node:util'
import { isClean } from './acknowledged-orders.ts'
import { plants, runCampaign } from './kill-campaign.ts'

/**
 * `npm run bench:kill` kills the shop or its database 1000 times under 16 ordering clients; `npm run bench:kill -- 50` does it 50 times.
 * With `--plant no-key` or `--plant answer-before-commit` it must find that fault. Exit code 0 when all is as it must be.
 */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { plant: { type: 'string' } } })
const kills = Number(positionals[0] ?? 1000)
const plant = plants.find(name => name === values.plant)
if (!Number.isInteger(kills) || kills < 1 || (values.plant !== undefined && !plant)) {
  process.stderr.write(`Usage: npm run bench:kill -- [KILLS] [--plant ${plants.join(' | ')}]\n`)
  process.exit(2)
}

const findings = await runCampaign({
  kills,
  clients: 16,
  plant,
  onKill: count => {
    if (count % 50 === 0) process.stdout.write(`${count} kills\n`)
  },
})
process.stdout.write(
  `${findings.kills} kills (${findings.databaseKills} of the database), ${findings.acknowledged} orders acknowledged: ${findings.lost} lost, ${findings.doubled} doubled, ` +
    `${findings.incomplete} incomplete, ${findings.wrongAnswers} wrong answers\n`,
)
const isAsExpected = plant === undefined ? isClean(findings) : !isClean(findings)
if (plant !== undefined)
  process.stdout.write(
    isAsExpected ? `The fault ${plant} was found.\n` : `The fault ${plant} was NOT found.\n`,
  )
process.exitCode = isAsExpected ? 0 : 1
