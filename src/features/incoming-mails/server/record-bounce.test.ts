import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, it, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { AuditLog } from '../../audit/contract.ts'
import { caseDeskEvents } from '../../case-desk/events.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import type { Bounce } from '../classify-mail.ts'
import { incomingMailEvents } from '../events.ts'
import { bouncesAt, bouncingAddress, report } from './testing-bounces.ts'

const address = bouncingAddress
const due = new Date('2026-11-30T16:00:00Z')

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
afterAll(() => shop.stop())

const at = () => bouncesAt(shop, colleague, due)

/** An order whose mails went out, with nothing of the test before. */
async function mailedOrder() {
  const placed = await at().mailedOrder()
  await at().beginAnew()
  return placed
}
const bounce = (number: string, what: Bounce) => at().bounce(number, what)
const sentNow = () => at().sentNow()
const queueMail = (number: string, recipient?: string) => at().queueMail(number, recipient)

/** The case as the work list has it. */
async function rowOf(number: string) {
  await updateWholeList(shop)
  const list = await colleague.get('/api/beheer/werklijst?weergave=open')
  return WorkList.parse(await list.json()).items.find(item => item.number === number)
}

describe('a mail that comes back', () => {
  it('is dead with the words of the server, and stands on the case and the work list until the address is looked at', async () => {
    const { number, messageId, deliveryId, desk } = await mailedOrder()
    await bounce(number, report(messageId))
    const found = await desk.read()
    expect(found.bounced?.reason).toBe(
      'Afgewezen door de mailserver van de ontvanger: 550 5.1.1 User unknown',
    )
    expect(found.mails.find(({ id }) => id === deliveryId)).toMatchObject({
      state: 'dead',
      lastError: 'Afgewezen door de mailserver van de ontvanger: 550 5.1.1 User unknown',
    })
    expect(found.timeline.find(({ type }) => type === incomingMailEvents.bounced)).toMatchObject({
      type: 'mail-bounced',
      by: { kind: 'system' },
      data: { kind: 'order-confirmation' },
    })
    expect(found.dueAt).toBe(
      found.dueAt && new Date(Math.min(Date.parse(found.dueAt), due.getTime())).toISOString(),
    )
    await rowsOf(shop, "update bounced_addresses set bounced_at = now() - interval '30 days'")
    expect((await desk.read()).next).toBe('check-address')
  })

  it('has further mails to its address wait, of other cases too, but not those of an account', async () => {
    const { number, messageId } = await mailedOrder()
    await sentNow()
    await bounce(number, report(messageId))
    const other = await orderedCase(shop)
    await queueMail(number)
    await queueMail(number, 'ander@korenmolen.example')
    await at().queueAccountMail(number)
    expect(await sentNow()).toEqual([address, 'ander@korenmolen.example'])
    const states = await rowsOf<{ state: string; held: boolean; error: string }>(
      shop,
      `select deliveries.state, held_at is not null as held, last_error as error from deliveries join cases on cases.id = case_id
       where number = any ($1) and recipient = $2 and deliveries.kind in ('order-confirmed', 'order-confirmation') and deliveries.state = 'queued'`,
      [[number, other], address],
    )
    expect(states).toHaveLength(2)
    for (const state of states)
      expect(state).toEqual({ state: 'queued', held: true, error: 'Het e-mailadres werkt niet: kijk het na' })
  })
})

describe('after a mail came back', () => {
  test('the correction of the address sends what came back and what waited to the new one', async () => {
    const { number, messageId, desk } = await mailedOrder()
    await sentNow()
    await bounce(number, report(messageId))
    await queueMail(number)
    expect(await sentNow()).toEqual([])
    const { correctable } = await desk.read()
    const response = await desk.act('gegevens', {
      firstName: 'Lotte',
      name: 'de Wit',
      email: 'goed@korenmolen.example',
      phoneNumber: '06 12345679',
      address: correctable.address,
    })
    expect(response.status).toBe(204)
    expect(await sentNow()).toEqual(['goed@korenmolen.example', 'goed@korenmolen.example'])
    expect(await desk.read()).toMatchObject({ bounced: null, next: 'call' })
  })

  test('a colleague who says that the address is right has everything sent again, once', async () => {
    const { number, messageId, desk } = await mailedOrder()
    await sentNow()
    await bounce(number, report(messageId))
    await queueMail(number)
    expect((await rowOf(number))?.next).toBe('check-address')
    expect((await desk.act('mailadres-klopt')).status).toBe(204)
    expect((await rowOf(number))?.next).toBe('call')
    expect(await sentNow()).toEqual([address, address])
    expect(await sentNow()).toEqual([])
    const { timeline } = await desk.read()
    expect(timeline.find(({ type }) => type === caseDeskEvents.addressConfirmed)).toMatchObject({
      type: 'address-confirmed',
      by: { kind: 'staff', name: colleague.colleague.name },
    })
    const log = await (await shop.staff('beheerder')).get('/api/beheer/logboek?soort=address-confirmed')
    expect(AuditLog.parse(await log.json()).entries).toMatchObject([
      { type: 'address-confirmed', actor: { name: colleague.colleague.name } },
    ])
    const again = await desk.act('mailadres-klopt')
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ message: 'Van dit adres kwam geen mail terug.' })
  })

  test('one mail that a colleague sends again goes, whatever is known of its address', async () => {
    const { number, messageId, deliveryId, desk } = await mailedOrder()
    await sentNow()
    await bounce(number, report(messageId))
    const response = await desk.act(`mails/${deliveryId}/opnieuw`)
    expect(response.status).toBe(204)
    expect(await sentNow()).toEqual([address])
    expect((await desk.read()).bounced).not.toBeNull()
  })

  test('it is not for who only reads, and not for a case that others changed meanwhile', async () => {
    const { number, messageId, desk } = await mailedOrder()
    await bounce(number, report(messageId))
    expect((await deskOf(await shop.staff('lezer'), number).act('mailadres-klopt')).status).toBe(403)
    expect((await desk.act('mailadres-klopt', { version: 1 })).status).toBe(409)
    expect((await desk.read()).bounced).not.toBeNull()
  })
})

describe('a report counts for nothing', () => {
  test.each<readonly [string, (messageId: string) => Bounce]>([
    ['where it names no mail', () => report(null)],
    ['where it names a mail that we did not send', () => report(`<${randomUUID()}@shop.example>`)],
    ['where the server still tries', id => report(id, { isFinal: false, status: '4.4.1' })],
    ['about another address than we mailed', id => report(id, { address: 'ander@korenmolen.example' })],
    ['where it names no recipient that failed', id => ({ ...report(id), recipients: [] })],
  ])('%s', async (_, what) => {
    const { number, messageId, deliveryId, desk } = await mailedOrder()
    const before = await desk.read()
    expect(await bounce(number, what(messageId))).toBe(before.version)
    const after = await desk.read()
    expect(after).toMatchObject({ bounced: null, version: before.version })
    expect(after.mails.find(({ id }) => id === deliveryId)).toMatchObject({ state: 'sent' })
  })

  test('about a mail of another case', async () => {
    const { messageId, desk } = await mailedOrder()
    const number = await enquiredCase(shop)
    await bounce(number, report(messageId))
    expect(await desk.read()).toMatchObject({ bounced: null })
    expect(await deskOf(colleague, number).read()).toMatchObject({ bounced: null })
  })

  test('of the old address once it was corrected', async () => {
    const { number, messageId, desk } = await mailedOrder()
    await rowsOf(shop, "update deliveries set recipient = 'goed@korenmolen.example' where message_id = $1", [
      messageId,
    ])
    await bounce(number, report(messageId))
    expect(await desk.read()).toMatchObject({ bounced: null })
  })
})

it('never sends a mail twice nor loses one, whatever comes in whichever order', async () => {
  const steps = fc.array(fc.constantFrom('bounce', 'mail', 'send', 'confirm', 'late-bounce'), {
    minLength: 3,
    maxLength: 10,
  })
  await fc.assert(
    fc.asyncProperty(steps, async order => {
      const { number, messageId, desk } = await mailedOrder()
      const caseId = await caseIdOf(shop, number)
      await rowsOf(shop, "delete from deliveries where state = 'queued'")
      let queued = 0
      let sent = 0
      let isDead = false
      for (const step of order)
        if (step === 'mail') {
          await queueMail(number)
          queued += 1
        } else if (step === 'send') sent += (await sentNow()).length
        else if (step === 'confirm') {
          const { status } = await desk.act('mailadres-klopt')
          if (status === 204 && isDead) queued += 1
          if (status === 204) isDead = false
        } else {
          await bounce(number, report(messageId))
          const [row] = await rowsOf(
            shop,
            "select from deliveries where message_id = $1 and state = 'dead'",
            [messageId],
          )
          isDead = row !== undefined
        }
      if ((await desk.read()).bounced) {
        if (isDead) queued += 1
        expect((await desk.act('mailadres-klopt')).status).toBe(204)
      }
      sent += (await sentNow()).length
      expect(sent).toBe(queued)
      expect(
        await rowsOf(shop, "select from deliveries where case_id = $1 and state <> 'sent'", [caseId]),
      ).toEqual([])
    }),
    { numRuns: 15 },
  )
})
