import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { liftMark } from '../../../platform/deliveries/bounced-addresses.ts'
import { caseDeskEvents } from '../../case-desk/events.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'
import { bouncingAddress as address, bouncesAt, report } from './testing-bounces.ts'

/* One address that does not work, at the cases of which it is the contact. */

const due = new Date('2026-11-30T16:00:00Z')

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
const shopMails = bouncesAt(shop, colleague, due)
afterAll(() => shop.stop())
beforeEach(() => shopMails.beginAnew())

/** Two orders of one contact, of whom a mail about the first came back. */
async function twoOrders({ isOtherOver = false } = {}) {
  const [one, other] = [await shopMails.mailedOrder(), await shopMails.mailedOrder()]
  await shopMails.sentNow()
  if (isOtherOver) await other.desk.act('status', { state: 'cancelled', mail: false })
  await shopMails.bounce(one.number, report(one.messageId))
  return { one, other }
}
type Ordered = Awaited<ReturnType<typeof shopMails.mailedOrder>>

async function correct({ desk }: Ordered, email: string) {
  const { correctable } = await desk.read()
  const changes = { firstName: 'Lotte', name: 'de Wit', email, phoneNumber: '06 12345679' }
  expect((await desk.act('gegevens', { ...correctable, ...changes })).status).toBe(204)
}
const dueAt = async ({ desk }: Ordered) => (await desk.read()).dueAt

describe('an address that a colleague says is right', () => {
  test('has the mails of every case go: those that came back, that wait and that were given up', async () => {
    const { one, other } = await twoOrders()
    await shopMails.bounce(other.number, report(other.messageId))
    await shopMails.queueMail(other.number)
    await shopMails.queueMail(one.number)
    await shopMails.queueMail(other.number)
    expect(await shopMails.sentNow()).toEqual([])
    await rowsOf(
      shop,
      `update deliveries set state = 'dead', ended_at = now() where id = (select max(id) from deliveries where held_at is not null)`,
    )
    expect((await one.desk.act('mailadres-klopt')).status).toBe(204)
    expect(await shopMails.sentNow()).toEqual(Array(5).fill(address))
    for (const { desk } of [one, other]) {
      const { bounced, next, timeline } = await desk.read()
      expect({ bounced, next }).toEqual({ bounced: null, next: 'call' })
      expect(timeline.filter(({ type }) => type === caseDeskEvents.addressConfirmed)).toMatchObject([
        { by: { kind: 'staff', name: colleague.colleague.name } },
      ])
    }
  })

  test('takes another case that is over off the work list, where nothing else is to be done', async () => {
    const { one, other } = await twoOrders({ isOtherOver: true })
    await shopMails.bounce(other.number, report(other.messageId))
    expect(await dueAt(other)).toBe(due.toISOString())
    await one.desk.act('mailadres-klopt')
    expect(await dueAt(other)).toBeNull()
  })

  test('leaves mails of another case that came back long ago: they would say what is no longer so', async () => {
    const { one, other } = await twoOrders()
    await shopMails.bounce(other.number, report(other.messageId))
    await rowsOf(shop, "update deliveries set bounced_at = now() - interval '31 days'")
    const { version } = await other.desk.read()
    await one.desk.act('mailadres-klopt')
    expect(await shopMails.sentNow()).toEqual([address])
    const found = await other.desk.read()
    expect(found).toMatchObject({ version, bounced: null })
    expect(found.mails.find(({ id }) => id === other.deliveryId)).toMatchObject({ state: 'dead' })
  })

  test('of two colleagues who say so at two cases, one does it', async () => {
    const { one, other } = await twoOrders()
    await shopMails.queueMail(other.number)
    await shopMails.sentNow()
    const answers = await Promise.all([one, other].map(({ desk }) => desk.act('mailadres-klopt')))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await shopMails.sentNow()).toEqual([address, address])
  })
})

describe('an address that is corrected at one case', () => {
  test('goes on waiting at the others, and says so there', async () => {
    const { one, other } = await twoOrders()
    await shopMails.queueMail(one.number)
    await shopMails.queueMail(other.number)
    await shopMails.sentNow()
    await correct(one, 'goed@korenmolen.example')
    expect(await shopMails.sentNow()).toEqual(Array(2).fill('goed@korenmolen.example'))
    expect(await one.desk.read()).toMatchObject({ bounced: null, next: 'call' })
    const { bounced, mails } = await other.desk.read()
    expect(bounced).not.toBeNull()
    expect(mails.filter(({ state }) => state === 'held')).toHaveLength(1)
    await correct(other, 'ook.goed@korenmolen.example')
    expect(await shopMails.sentNow()).toEqual(['ook.goed@korenmolen.example'])
  })

  test('works again where it turns out to have been right', async () => {
    const { one } = await twoOrders()
    await correct(one, 'fout@korenmolen.example')
    await shopMails.sentNow()
    await correct(one, address)
    expect((await one.desk.read()).bounced).not.toBeNull()
    expect((await one.desk.act('mailadres-klopt')).status).toBe(204)
    expect((await one.desk.read()).bounced).toBeNull()
  })
})

describe('a mail that waits for its address', () => {
  test('puts its case on the work list, also one that is over, until a colleague chose another moment', async () => {
    const { other } = await twoOrders({ isOtherOver: true })
    expect(await dueAt(other)).toBeNull()
    await shopMails.queueMail(other.number)
    await shopMails.sentNow()
    expect(await other.desk.read()).toMatchObject({ next: 'check-address', dueAt: due.toISOString() })
    const later = new Date('2026-12-24T16:00:00Z')
    await rowsOf(shop, 'update cases set due_at = $1 where id = $2', [
      later,
      await caseIdOf(shop, other.number),
    ])
    await rowsOf(shop, 'update deliveries set due_at = now() where held_at is not null')
    await shopMails.sentNow()
    expect(await dueAt(other)).toBe(later.toISOString())
  })

  it('goes at once where the mark was taken off while it was held', async () => {
    const { other } = await twoOrders()
    await shopMails.queueMail(other.number)
    const { database } = shop.testDatabase
    const onAddressHold = () => transaction(database, async tx => void (await liftMark(tx, address)))
    expect(await shopMails.sentNow({ onAddressHold })).toEqual([address])
  })
})
