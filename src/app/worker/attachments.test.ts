import { afterAll, expect, test } from 'vitest'
import { endpoint } from '../../common/contract/call.ts'
import { closedOn } from '../../common/dutch-calendar.ts'
import { formatEuro } from '../../common/money.ts'
import { dutchDay, workingDaysAfter } from '../../common/working-days.ts'
import { endingLines, leavable, noticeCost } from '../../features/agreements/notice.ts'
import { earliestLastDay } from '../../features/agreements/term.ts'
import { caseFileCalls } from '../../features/case-files/contract-desk.ts'
import { CaseFile } from '../../features/cases/case-file.ts'
import { orderFiles } from '../../features/orders/server/documents/order-files.ts'
import { order, place, rowsOf, send } from '../../features/orders/server/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { readPdf } from '../../platform/pdf/read-pdf.ts'
import { deskOf } from '../server/testing-desk.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { documentsOf, issuer, sendAllWithFiles } from './testing-deliveries.ts'
import { sampleOrder } from './testing-orders.ts'

const shop = await startTestShop()
const mailServer = await startMailServer()
afterAll(async () => {
  await mailServer.stop()
  await shop.stop()
})

const customer = order.additionalData.contactPerson.email
/** Places an order and sends its two mails; the files of the customer's one. */
async function filesOf(placed: object, documentIssuer = issuer) {
  mailServer.received.length = 0
  expect((await send(shop.visitor(), placed)).status).toBe(201)
  await sendAll(documentIssuer)
  expect(mailServer.received).toHaveLength(2)
  const [notice] = mailServer.received.filter(({ recipients }) => !recipients.includes(customer))
  expect(notice?.email.attachments).toEqual([])
  return received()
}

const sendAll = (documentIssuer = issuer) => sendAllWithFiles(shop, mailServer, { documentIssuer })

const received = () =>
  (mailServer.received.find(({ recipients }) => recipients.includes(customer))?.email.attachments ?? []).map(
    ({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      content: Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)),
    }),
  )

test('the confirmation of an order brings it, its contract summary and the terms, and is kept as it was', async () => {
  const files = await filesOf(order)
  expect(files.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^bestelling-\d{9}\.pdf$/),
    'contractsamenvatting.pdf',
    'algemene-voorwaarden.pdf',
  ])
  expect(files.every(({ mimeType }) => mimeType === 'application/pdf')).toBe(true)
  const [confirmation, summary, terms] = files.map(({ content }) => readPdf(content).text)
  expect(confirmation).toContain('Bevestiging van bestelling')
  expect(summary).toContain('Frederiksplein 42, 1017\u00a0XN Amsterdam')
  expect(terms).toContain('Algemene voorwaarden')
  expect(files.reduce((size, { content }) => size + content.length, 0)).toBeLessThan(150_000)

  mailServer.received.length = 0
  await rowsOf(
    shop,
    "update deliveries set state = 'queued', ended_at = null, due_at = now() where kind = 'order-confirmation'",
  )
  await sendAll({ ...issuer, brand: { ...issuer.brand, name: 'Een andere naam' } })
  expect(received()).toEqual(files)
})

test('nothing is drawn while the order is placed', async () => {
  const count = async () => (await rowsOf<{ kind: string }>(shop, 'select kind from documents')).length
  const before = await count()
  expect((await send(shop.visitor(), order)).status).toBe(201)
  expect(await count()).toBe(before)
  await sendAll()
  expect(await count()).toBe(before + 3)
})

test('licences bring no contract summary', async () => {
  const products = [42507, 42508].map(id => ({ id, quantity: 2 }))
  const names = (await filesOf({ ...order, products })).map(({ filename }) => filename)
  expect(names).toHaveLength(2)
  expect(names).not.toContain('contractsamenvatting.pdf')
})

test('terms that changed since are not sent as those that were agreed to', async () => {
  const before = sampleOrder.consents.map(consent => ({ ...consent, textVersion: '2019-01' }))
  const files = await orderFiles(
    documentsOf(shop),
    issuer,
  )({ ...sampleOrder, caseId: 999_999_999, consents: before })
  expect(files.map(({ name }) => name)).not.toContain('algemene-voorwaarden.pdf')
})

test('the mail about a planned delivery brings it for a calendar, and the one that cancels the order takes it back', async () => {
  mailServer.received.length = 0
  const number = await place(shop.visitor(), order)
  await sendAll()
  const desk = deskOf(await shop.staff('verkoop'), number)
  const files = async (name: string, body: object) => {
    mailServer.received.length = 0
    expect((await desk.act(name, { ...body, mail: true })).status).toBe(204)
    await sendAll()
    return received().map(({ content, ...file }) => ({ ...file, text: content.toString() }))
  }
  const day = workingDaysAfter(dutchDay(new Date()), 3, closedOn([]))
  expect(await files('status', { state: 'inProgress' })).toEqual([])
  expect(await files('levering', { day, partOfDay: 'day', installer: '' })).toEqual([
    {
      filename: `levering-${number}.ics`,
      mimeType: 'text/calendar',
      text: expect.stringContaining(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`),
    },
  ])
  const [taken] = await files('status', { state: 'cancelled' })
  expect(taken?.text).toContain('STATUS:CANCELLED')
})

test('an answer of staff brings the files that were chosen for it', async () => {
  const colleague = await shop.staff('verkoop')
  const number = await place(shop.visitor(), order)
  await sendAll()
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7'], 'Voorbeeld 1.pdf'))
  const { path } = endpoint(caseFileCalls.addDraftFile, { nummer: number })
  const { id } = CaseFile.parse(await (await colleague.post(path, { body })).json())
  const answer = { subject: 'Je bestelling', text: 'Zie de bijlage.', files: [id] }
  expect((await deskOf(colleague, number).act('antwoord', answer)).status).toBe(204)
  // The ten seconds in which it can be taken back.
  await rowsOf(shop, "update deliveries set due_at = now() where kind = 'case-message'")
  mailServer.received.length = 0
  await sendAll()
  expect(received()).toEqual([
    { filename: 'Voorbeeld 1.pdf', mimeType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ])
})

test('the mail that confirms a notice brings it as a document, to the contact and the organisation alike', async () => {
  const number = await place(shop.visitor(), order)
  const desk = deskOf(await shop.staff('verkoop'), number)
  for (const state of ['inProgress', 'completed'])
    await desk.act('status', { state, reason: null, mail: false })
  const { agreement, today } = await desk.read()
  const lines = agreement?.lines ?? []
  const wanted = {
    positions: leavable(lines).map(({ position }) => position),
    lastDay: earliestLastDay(today),
  }
  const ending = endingLines(lines, wanted)
  await sendAll()
  mailServer.received.length = 0
  const costInCents = noticeCost(ending)
  const answer = await desk.act('opzegging', { ...wanted, costInCents, why: '', words: '' })
  expect(answer.status).toBe(204)
  await sendAll()
  const files = mailServer.received.flatMap(({ email }) => email.attachments)
  expect(files).not.toHaveLength(0)
  expect(files).toHaveLength(mailServer.received.length)
  const texts = files.map(({ filename, content }) => {
    expect(filename).toBe(`opzegging-${number}.pdf`)
    return readPdf(Buffer.from(typeof content === 'string' ? content : new Uint8Array(content))).text
  })
  for (const text of texts) {
    expect(text).toContain('Bevestiging van opzegging')
    expect(text).toContain(formatEuro(costInCents))
    for (const { name } of ending) expect(text).toContain(name)
  }
})
