import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { mailKinds } from '../../../app/mails/declared.ts'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { attachmentsOf } from '../../../app/worker/attachments.ts'
import { testSender } from '../../../app/worker/testing.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { usualBackOff } from '../../../platform/deliveries/claim.ts'
import { deliverNext, usualAttemptMs } from '../../../platform/deliveries/deliver.ts'
import { createLog } from '../../../platform/operations/log.ts'
import { createMetrics } from '../../../platform/operations/metrics.ts'
import { startClamd, testVirus } from '../../../platform/outside/testing-clamd.ts'
import { clamdScanner } from '../../../platform/outside/virus-scanner-clamd.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { CaseFile } from '../../cases/case-file.ts'
import { caseEvents } from '../../cases/events.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { caseFileCalls } from '../contract-desk.ts'
import { scanNext } from './scan-waiting.ts'

const clamd = await startClamd()
const shop = await startTestShop({}, { CLAMAV_URL: clamd.url })
const colleague = await shop.staff('verkoop')
afterAll(async () => {
  await shop.stop()
  await clamd.stop()
})
beforeEach(async () => {
  clamd.fault = 'breaks-off'
  await rowsOf(shop, "update deliveries set state = 'sent', ended_at = now() where state = 'queued'")
  await rowsOf(shop, "update case_files set scan = 'clean' where scan = 'not-scanned'")
})

const database = () => shop.testDatabase.database
const services = () => ({
  callBy: () => new Date('2030-01-02T16:00:00Z'),
  fileCipher: createCipher(testSecrets.deriveKey('case-file')),
  virusScanner: clamdScanner(clamd.url, { log: createLog({ level: 'silent' }), metrics: createMetrics() }),
})

/** A draft that was chosen while the scanner was away. */
async function draft(number: string, content: string, name = 'brief.txt'): Promise<string> {
  const body = new FormData()
  body.set('file', new File([content], name))
  const { path } = endpoint(caseFileCalls.addDraftFile, { nummer: number })
  return CaseFile.parse(await (await colleague.post(path, { body })).json()).id
}
const infected = `Beste, ${testVirus}`
/** Scans all that waits, once the scanner is back. */
async function scanAll() {
  clamd.fault = null
  while (await scanNext(database(), services())) {}
}
const answer = { subject: 'Je bestelling', text: 'Zie de bijlage.' }

/** An order that was answered with files while the scanner was away. */
async function answered(...contents: readonly string[]) {
  const number = await orderedCase(shop)
  await rowsOf(shop, "update deliveries set state = 'sent', ended_at = now() where state = 'queued'")
  const desk = deskOf(colleague, number)
  const files = []
  for (const [at, content] of contents.entries()) files.push(await draft(number, content, `brief-${at}.txt`))
  expect((await desk.act('antwoord', { ...answer, files })).status).toBe(204)
  return { number, desk }
}

/** Has everything sent that is due, and answers with the names of the files of each mail. */
async function sentNow(): Promise<readonly (readonly string[])[]> {
  const sent: string[][] = []
  const documents = {
    database: database(),
    cipher: createCipher(testSecrets.deriveKey('document')),
    contentKey: testSecrets.deriveKey('document-content'),
  }
  const send = testSender(database(), {
    transport: {
      send: async ({ attachments }) => {
        sent.push(attachments.map(({ name }) => name))
        return { kind: 'sent' }
      },
      close: () => undefined,
    },
    attachmentsOf: attachmentsOf(documents, { brand, closingDays: [] }, services()),
  })
  await rowsOf(shop, "update deliveries set due_at = now() where state = 'queued'")
  const parts = { backOff: usualBackOff, attemptMs: usualAttemptMs, mailsPerHour: 10_000 }
  while (
    await deliverNext({ database: database(), mailKinds, send, ...parts, onTrouble: () => undefined })
  ) {}
  return sent
}

describe('a virus in a file of an answer that was queued', () => {
  it('holds the mail, tells staff at once, and is the next step', async () => {
    const { number, desk } = await answered(infected, 'Gewone tekst')
    await scanAll()
    const found = await desk.read()
    expect(found).toMatchObject({
      next: 'send-again',
      infected: { files: ['brief-0.txt'], mail: expect.any(Number) },
    })
    expect(found.mails.find(({ id }) => id === found.infected?.mail)).toMatchObject({
      state: 'dead',
      lastError: 'In een bijlage zit een virus: de mail is niet verstuurd',
    })
    expect(found.timeline.find(({ type }) => type === caseEvents.fileInfected)).toMatchObject({
      by: { kind: 'system' },
      words: null,
      files: [{ name: 'brief-0.txt' }],
    })
    await updateWholeList(shop)
    const list = WorkList.parse(await (await colleague.get('/api/beheer/werklijst?weergave=open')).json())
    expect(list.items.find(item => item.number === number)?.next).toBe('send-again')
    expect(await sentNow()).toEqual([])
  })

  it('does not go either where an attempt was made before it was found', async () => {
    const { desk } = await answered(infected)
    expect(await sentNow()).toEqual([])
    expect((await desk.read()).mails[0]).toMatchObject({ state: 'queued', attempts: 1 })
    await scanAll()
    expect((await desk.read()).mails[0]).toMatchObject({ state: 'dead' })
    // As an attempt of another worker that is under way would leave it.
    await rowsOf(shop, "update deliveries set state = 'queued', ended_at = null where state = 'dead'")
    expect(await sentNow()).toEqual([])
    expect((await desk.read()).mails[0]).toMatchObject({ state: 'dead' })
  })

  it('goes without the file once a colleague says so', async () => {
    const { desk } = await answered(infected, 'Gewone tekst')
    await scanAll()
    const { infected: found } = await desk.read()
    expect((await desk.act(`mails/${found?.mail}/opnieuw`)).status).toBe(204)
    const after = await desk.read()
    expect([after.infected, after.next]).toEqual([null, 'call'])
    expect(after.timeline.find(({ type }) => type === caseEvents.mailSentAgain)?.files).toMatchObject([
      { name: 'brief-0.txt', state: 'infected' },
    ])
    expect(await sentNow()).toEqual([['brief-1.txt']])
  })

  it.each([
    ['antwoord', answer],
    ['gesprek', { outcome: 'reached' }],
  ] as const)('is taken up too by: %s', async (act, body) => {
    const { desk } = await answered(infected)
    await scanAll()
    expect((await desk.act(act, body)).status).toBe(204)
    expect(await desk.read()).toMatchObject({ infected: null })
    expect((await desk.read()).next).not.toBe('send-again')
  })

  it('is told once for all files of a mail', async () => {
    const { desk } = await answered(infected, infected)
    await scanAll()
    const { timeline, infected: found } = await desk.read()
    expect(timeline.filter(({ type }) => type === caseEvents.fileInfected)).toHaveLength(1)
    expect(found?.files).toEqual(['brief-0.txt', 'brief-1.txt'])
  })

  it('that went already is told as one that went', async () => {
    const { desk } = await answered(infected)
    await rowsOf(shop, "update deliveries set state = 'sent', ended_at = now() where state = 'queued'")
    await scanAll()
    expect((await desk.read()).infected).toMatchObject({ mail: null, files: ['brief-0.txt'] })
  })

  it('brings a case that is over back on the work list', async () => {
    const { number } = await answered(infected)
    await rowsOf(shop, "update deliveries set state = 'sent', ended_at = now() where state = 'queued'")
    await rowsOf(
      shop,
      "update cases set state = 'cancelled', closed_at = now(), due_at = null where number = $1",
      [number],
    )
    await scanAll()
    await updateWholeList(shop)
    const list = WorkList.parse(await (await colleague.get('/api/beheer/werklijst?weergave=open')).json())
    expect(list.items.find(item => item.number === number)?.next).toBe('send-again')
  })
})

it('a draft in which a virus was found is not sent along', async () => {
  const number = await orderedCase(shop)
  const id = await draft(number, infected)
  await scanAll()
  const response = await deskOf(colleague, number).act('antwoord', { ...answer, files: [id] })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: { files: { message: expect.stringContaining('zit een virus') } },
  })
  expect((await deskOf(colleague, number).read()).infected).toBeNull()
})
