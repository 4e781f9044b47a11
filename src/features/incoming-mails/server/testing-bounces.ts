import { randomUUID } from 'node:crypto'
import { mailKinds } from '../../../app/mails/declared.ts'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import type { StaffVisitor, TestShop } from '../../../app/server/testing-shop.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { type DeliveryParts, deliverNext } from '../../../platform/deliveries/deliver.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { caseMails } from '../../cases/mails.ts'
import { caseById } from '../../cases/server/case.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'
import type { Bounce } from '../classify-mail.ts'
import { askForAddress, recordBounce } from './record-bounce.ts'
import { sentMessageId } from './testing.ts'

/** The contact of an order that was placed for a test. */
export const bouncingAddress = 'lotte@korenmolen.example'

export const report = (
  originalId: string | null,
  changes: Partial<Bounce['recipients'][number]> = {},
): Bounce => ({
  originalId,
  recipients: [
    {
      address: bouncingAddress,
      status: '5.1.1',
      isFinal: true,
      reason: '550 5.1.1 User unknown',
      ...changes,
    },
  ],
})

/** Mails that come back to a shop, whose desk a colleague works at. */
export function bouncesAt(shop: TestShop, colleague: StaffVisitor, due: Date) {
  const { database } = shop.testDatabase
  const callBy = () => due
  return {
    /** Nothing of the test before: no mark, nothing that came back or waits, and no mail of today's ten. */
    async beginAnew(): Promise<void> {
      await rowsOf(shop, 'delete from bounced_addresses')
      await rowsOf(
        shop,
        "delete from deliveries where state = 'dead' or (state = 'queued' and held_at is not null)",
      )
      await rowsOf(shop, 'update deliveries set passed_limit_at = null')
    },
    /** An order whose confirmation went out. */
    async mailedOrder() {
      const number = await orderedCase(shop)
      const messageId = await sentMessageId(shop, number)
      const [mail] = await rowsOf<{ id: string }>(shop, 'select id from deliveries where message_id = $1', [
        messageId,
      ])
      return { number, messageId, deliveryId: Number(mail?.id), desk: deskOf(colleague, number) }
    },
    async bounce(number: string, what: Bounce): Promise<number> {
      const caseId = await caseIdOf(shop, number)
      return transaction(database, async tx => {
        const row = await caseById(tx, caseId)
        if (!row) throw new Error('There is no such case')
        return recordBounce(tx, { callBy }, row, what)
      })
    },
    async queueMail(number: string, recipient = bouncingAddress): Promise<void> {
      const caseId = await caseIdOf(shop, number)
      await transaction(database, tx =>
        queueDeliveries(tx, { caseId }, [email(caseMails.confirmed, recipient, 'shop.example')]),
      )
    },
    /** Mails of an account wait for no address. */
    async queueAccountMail(number: string): Promise<void> {
      await rowsOf(
        shop,
        `insert into deliveries (channel, kind, recipient, message_id, case_id, priority)
         select 'email', 'password-reset', $1, $2, id, 0 from cases where number = $3`,
        [bouncingAddress, `<${randomUUID()}@shop.example>`, number],
      )
    },
    /** Has everything sent that is due, as the worker does, and answers to whom. */
    async sentNow(changes: Partial<DeliveryParts> = {}): Promise<readonly string[]> {
      const sent: string[] = []
      while (
        await deliverNext({
          database,
          async send({ recipient, kind }) {
            if (!kind.endsWith('-notice')) sent.push(recipient)
            return { kind: 'sent' }
          },
          backOff: { firstMs: 1, longestMs: 1, giveUpAfterMs: 1_000_000 },
          mailKinds,
          mailsPerHour: 10_000,
          attemptMs: 10_000,
          onTrouble: () => undefined,
          onAddressHold: mail => askForAddress(database, { callBy }, mail),
          ...changes,
        })
      );
      return sent
    },
  }
}
