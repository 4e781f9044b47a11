import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type InjectedFault, isCleanCampaign, plants, runCampaign } from './kill-campaign.ts'
import { circumstances } from './report.ts'

/**
 * `npm run bench:kill` kills the shop or its database 1000 times while 16 clients order and four more by API, mails come in,
 * colleagues assign many cases at once, agreements are changed and ended, and two receivers are told of all that, and adds what it found to bench/results/kill.md;
 * `npm run bench:kill -- 50` does it 50 times.
 * With `--plant` and the name of a fault it must find that fault, and writes nothing. Exit code 0 when all is as it must be.
 */

const clients = 16
const { values, positionals } = parseArgs({ allowPositionals: true, options: { plant: { type: 'string' } } })
const names = Object.keys(plants) as InjectedFault[]
const kills = Number(positionals[0] ?? 1000)
const plant = names.find(name => name === values.plant)
if (!Number.isInteger(kills) || kills < 1 || (values.plant !== undefined && !plant)) {
  process.stderr.write(`Usage: npm run bench:kill -- [KILLS] [--plant ${names.join(' | ')}]\n`)
  process.exit(2)
}

const start = performance.now()
const findings = await runCampaign({
  kills,
  clients,
  planted: plant ? [plant] : [],
  onKill: count => {
    if (count % 50 === 0) process.stdout.write(`${count} kills\n`)
  },
})
const count = (number: number) => number.toLocaleString('en-US')
const minutes = Math.max(1, Math.round((performance.now() - start) / 60_000))
const lines = [
  `${count(findings.kills)} kills in ${minutes} minutes, ${count(findings.databaseKills)} of them of PostgreSQL by SIGQUIT, under ${clients} ordering clients:`,
  '',
  `- ${count(findings.acknowledged)} orders acknowledged: ${findings.lost} lost, ${findings.doubled} doubled, ${findings.incomplete} without their lines, consents and mails, ${findings.wrongAnswers} wrong answers.`,
  `- ${count(findings.apiOrders)} of them by API: ${findings.doubledExternalIds} numbers of a sender twice, ${findings.incompleteApiOrders} without their sender's number, references, note or who consented.`,
  `- ${count(findings.webhooks)} webhooks owed to two receivers, ${count(findings.webhookCalls)} calls, ${count(findings.repeatedCalls)} of them again: ${findings.lostWebhooks} lost, ${findings.doubledWebhooks} under a second id, ${findings.wrongSignatures} wrongly signed, ${findings.changedRepeats} changed when they came again.`,
  `- ${count(findings.mails)} mails came in: ${findings.lostMails} lost, ${findings.doubledMails} twice, ${findings.astrayThreads} conversations not in one case of their own, ${findings.incompleteMails} without their file or their event, ${findings.wrongPosts} wrong answers.`,
  `- ${count(findings.agreements)} agreements changed, moved, ended, given notice of or withdrawn: ${findings.lostDeeds} without what was done, ${findings.doubledDeeds} with more.`,
  `- ${count(findings.jobs)} jobs assigned ${count(findings.jobCases)} cases: ${findings.undoneCases} left, ${findings.twiceDone} done twice.`,
]
process.stdout.write(`${lines.join('\n')}\n`)
const isAsExpected = plant === undefined ? isCleanCampaign(findings) : !isCleanCampaign(findings)
if (plant === undefined)
  await appendFile(
    path.join(import.meta.dirname, 'results/kill.md'),
    ['', circumstances(), '', ...lines, ''].join('\n'),
  )
else
  process.stdout.write(
    isAsExpected ? `The fault ${plant} was found.\n` : `The fault ${plant} was NOT found.\n`,
  )
process.exitCode = isAsExpected ? 0 : 1
