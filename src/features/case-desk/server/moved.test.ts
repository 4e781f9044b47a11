import { afterAll, expect, test } from 'vitest'
import { deskOf, orderedCase, orderedNumbers, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { workingDaysAfter } from '../../../common/working-days.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { caseEvents } from '../../cases/events.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

type Desk = ReturnType<typeof deskOf>

/** A working day so many from today. */
const inDays = async (desk: Desk, days: number) =>
  workingDaysAfter((await desk.read()).today, days, closedOn([]))

/** The newest mail of a kind, as it is written. */
async function newestMail(desk: Desk, kind: string) {
  const mail = (await desk.read()).mails.filter(each => each.kind === kind).toSorted((a, b) => b.id - a.id)[0]
  return MailPreview.parse(await (await desk.get(`mails/${mail?.id}`)).json())
}

async function calendarPathOf(number: string): Promise<string> {
  const page = await statusPage(shop, number)
  return (page.kind === 'order' && page.delivery.calendarPath) || ''
}

/** The entry for a calendar that the status page offers. */
async function calendarOf(number: string) {
  const response = await shop.visitor().get(await calendarPathOf(number))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="levering-${number}.ics"`)
  const text = await response.text()
  const fieldOf = (name: string) => new RegExp(`${name}:(.*)\r\n`).exec(text)?.[1]
  return { uid: fieldOf('UID'), sequence: fieldOf('SEQUENCE'), day: fieldOf('DTSTART')?.slice(0, 8) }
}

test('a delivery that is moved says from which day to which: before it goes, in the mail, and on the status page', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  await desk.act('status', { state: 'inProgress', mail: false })
  const [first, second] = [await inDays(desk, 3), await inDays(desk, 5)]
  const plan = { partOfDay: 'morning', installer: 'Karim', mail: true }
  await desk.act('levering', { ...plan, day: first })
  const planned = await newestMail(desk, 'delivery-planned')
  expect(planned.subject).toContain(`We leveren op ${dayInWords(first)}`)
  expect(planned.text).not.toContain('verplaatst')
  expect((await statusPage(shop, number)).progress).toMatchObject({
    delivery: { day: first },
    moved: { delivery: null },
  })
  const { uid } = await calendarOf(number)

  const preview = await desk.act('voorbeeld', { ...plan, act: 'levering', day: second })
  expect(MailPreview.parse(await preview.json()).subject).toContain('verplaatst')

  await desk.act('levering', { ...plan, day: second })
  const moved = await newestMail(desk, 'delivery-planned')
  expect(moved.subject).toContain(`De levering is verplaatst naar ${dayInWords(second)}`)
  expect(moved.text).toContain(`${dayInWords(first)}, tussen 8 en 12 uur`)
  expect(moved.text).toContain(`${dayInWords(second)}, tussen 8 en 12 uur`)
  expect((await statusPage(shop, number)).progress).toMatchObject({
    delivery: { day: second, partOfDay: 'morning' },
    moved: { delivery: { day: first, partOfDay: 'morning' } },
  })
  expect(await calendarOf(number)).toEqual({ uid, sequence: '1', day: second.replaceAll('-', '') })

  const path = await calendarPathOf(number)
  expect((await shop.visitor().get(path.replace(/teken=.*/, 'teken=x'))).status).toBe(404)
  await desk.act('status', { state: 'cancelled', mail: false })
  expect(await calendarPathOf(number)).toBe('')
  const text = await (await shop.visitor().get(path)).text()
  expect(text).toContain('STATUS:CANCELLED')
  expect(text).toContain('SEQUENCE:2')
})

test('a number that goes over on another day says which it was', async () => {
  const number = await orderedNumbers(shop, ['020 123 45 67'])
  const desk = deskOf(seller, number)
  const [first, second] = [await inDays(desk, 5), await inDays(desk, 7)]
  const step = { position: 0, provider: 'Een andere', providerReference: '', refusal: null, mail: true }
  const position = (await desk.read()).portIns[0]?.position
  for (const day of [first, second]) {
    expect((await desk.act('nummer', { ...step, position, step: 'ask', day })).status).toBe(204)
    expect((await desk.act('nummer', { ...step, position, step: 'plan', day })).status).toBe(204)
  }
  const mail = await newestMail(desk, 'port-in-planned')
  expect(mail.subject).toContain('Je nummers gaan op een andere dag over')
  expect(mail.text).toContain(`${dayInWords(second)} (dat was eerst ${dayInWords(first)})`)
  expect((await statusPage(shop, number)).progress.numbers).toMatchObject([{ day: second, movedFrom: first }])
  expect((await desk.read()).timeline.find(({ data }) => data.step === 'plan')?.data).toMatchObject({
    day: second,
    before: first,
  })
})

test('a call that is moved says which moment it was, until there was another call', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  const [first, second] = [await inDays(desk, 1), await inDays(desk, 2)]
  const call = { time: '14:00', outsideHours: false }
  for (const day of [first, second])
    expect((await desk.act('belafspraak', { ...call, day })).status).toBe(204)
  const { progress } = await statusPage(shop, number)
  expect(progress.plannedCall?.slice(0, 10)).toBe(second)
  expect(progress.moved.call?.slice(0, 10)).toBe(first)
  expect(
    (await desk.read()).timeline.find(({ type }) => type === caseEvents.callPlanned)?.data,
  ).toMatchObject({
    before: progress.moved.call,
  })
  const back = {
    outcome: 'call-back',
    callBack: { day: first, time: '15:00' },
    outsideHours: false,
    note: '',
  }
  expect((await desk.act('gesprek', back)).status).toBe(204)
  expect((await statusPage(shop, number)).progress.moved.call).toBeNull()
})
