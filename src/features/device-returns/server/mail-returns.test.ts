import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { sendAllWithFiles } from '../../../app/worker/testing-deliveries.ts'
import { dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays } from '../../../common/working-days.ts'
import { startMailServer } from '../../../platform/mail/testing-smtp.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { lookForReturns, withRentedDevices } from './testing.ts'

const shop = await startTestShop()
const mailServer = await startMailServer()
afterAll(async () => {
  await mailServer.stop()
  await shop.stop()
})
beforeEach(() => {
  mailServer.received.length = 0
})
const today = dayInTheNetherlands(new Date())

/** The worker's look, so many days from now in the afternoon. */
const look = (days = 0) =>
  lookForReturns(
    shop,
    new Date(endOfDayInTheNetherlands(addDays(today, days)).getTime() - 9 * 60 * 60 * 1000),
  )

const queued = async (number: string) =>
  (
    await rowsOf<{ kind: string }>(
      shop,
      `select deliveries.kind from deliveries join events on events.id = event_id join cases on cases.id = events.case_id
       where number = $1 and deliveries.kind like 'return-%' order by deliveries.id`,
      [number],
    )
  ).map(({ kind }) => kind)

type Rented = Awaited<ReturnType<typeof withRentedDevices>>
const end = async ({ desk }: Rented, position: number, day: string) =>
  expect((await desk.act('product-einde', { position, day, reason: 'not-paid' })).status).toBe(204)

test('the slip goes at once where the last day is soon, once, and a week later a reminder, once', async () => {
  const rented = await withRentedDevices(shop)
  await end(rented, rented.handsets, addDays(today, 1))
  for (const _ of [1, 2]) await look()
  const slips = await queued(rented.number)
  expect([slips.length > 0, new Set(slips)]).toEqual([true, new Set(['return-slip'])])
  expect(await rented.desk.read()).toMatchObject({
    next: 'settle-return',
    dueAt: endOfDayInTheNetherlands(addDays(today, 15)).toISOString(),
  })
  await sendAllWithFiles(shop, mailServer)
  const mails = mailServer.received.filter(({ email }) => email.subject?.startsWith('Stuur je huurapparaten'))
  expect(mails).toHaveLength(slips.length)
  const [attachment] = mails[0]?.email.attachments ?? []
  expect(attachment?.filename).toBe(`retourbon-${rented.number}.pdf`)
  const { text } = readPdf(Buffer.from(new Uint8Array(attachment?.content as ArrayBuffer)))
  expect(text).toContain('Retourbon')
  expect(text).toContain('DECT')

  await look(6)
  expect(await queued(rented.number)).toEqual(slips)
  for (const _ of [1, 2]) await look(7)
  expect(await queued(rented.number)).toEqual([...slips, ...slips.map(() => 'return-reminder')])
  expect((await rented.desk.read()).timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['return-slip-sent', 'return-reminder-sent']),
  )
})

test('the slip waits for the last day where that is a week away or more', async () => {
  const rented = await withRentedDevices(shop)
  await end(rented, rented.base, addDays(today, 8))
  await look()
  expect(await queued(rented.number)).toEqual([])
  await look(6)
  expect(await queued(rented.number)).toEqual([])
  await look(7)
  expect(await queued(rented.number)).toContain('return-slip')
})

test('nobody is reminded of whom something came', async () => {
  const rented = await withRentedDevices(shop)
  await end(rented, rented.handsets, today)
  await look()
  const slips = await queued(rented.number)
  const came = { position: rented.handsets, outcome: 'received', quantity: 1, day: today, words: '' }
  expect((await rented.desk.act('retour', came)).status).toBe(204)
  await look(8)
  expect(await queued(rented.number)).toEqual(slips)
})

test('nothing goes of an end that was taken back or moved, and its step is gone', async () => {
  const rented = await withRentedDevices(shop)
  await end(rented, rented.phone, addDays(today, 20))
  await look()
  await end(rented, rented.phone, addDays(today, 40))
  await look(20)
  expect(await queued(rented.number)).toEqual([])
  await look(39)
  expect(await queued(rented.number)).toContain('return-slip')
  await rowsOf(shop, 'delete from product_ends using cases where cases.id = case_id and number = $1', [
    rented.number,
  ])
  await look(39)
  expect(await rented.desk.read()).toMatchObject({ next: null, dueAt: null, returns: [] })
})
