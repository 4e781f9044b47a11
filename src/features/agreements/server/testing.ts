import { randomUUID } from 'node:crypto'
import { mailKinds } from '../../../app/mails/declared.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { type TestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { attachmentsOf } from '../../../app/worker/attachments.ts'
import { renderDelivery } from '../../../app/worker/emails.tsx'
import { documentsOf, issuer } from '../../../app/worker/testing-deliveries.ts'
import { sampleContext } from '../../../app/worker/testing-emails.ts'
import { endpoint } from '../../../common/contract/call.ts'
import type { Day } from '../../../common/working-days.ts'
import { deliveryById } from '../../../platform/deliveries/stored-deliveries.ts'
import { noVirusScanner } from '../../../platform/outside/virus-scanner.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import type { TestCustomer } from '../../customers/server/mijn/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { CustomerAgreement, customerAgreementCalls } from '../contract-mijn.ts'
import { endingLines, leavable, noticeCost } from '../notice.ts'

/** Delivers an order as staff do. @param number nine digits */
export async function deliverAtDesk(shop: TestShop, number: string) {
  const desk = deskOf(await shop.staff('verkoop'), number)
  for (const state of ['inProgress', 'completed'])
    await desk.act('status', { state, reason: null, mail: false })
  return desk
}

/** The agreement of an order as its customer reads it. @param number nine digits */
export const agreementOf = async ({ visitor }: TestCustomer, nummer: string): Promise<CustomerAgreement> =>
  CustomerAgreement.parse(
    await (await visitor.get(endpoint(customerAgreementCalls.customerAgreement, { nummer }).path)).json(),
  )

/** The part of a form over an agreement of which everything ends that can be chosen. */
export function wantedOfAll({ lines, number }: CustomerAgreement, lastDay: Day) {
  const positions = leavable(lines).map(({ position }) => position)
  const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
  return { id: randomUUID(), number, positions, costInCents }
}

/** The confirmations of notices that orders brought, as text, with that of their PDF. @param numbers nine digits */
export async function confirmationsOf(shop: TestShop, numbers: readonly string[]) {
  const { database } = shop.testDatabase
  const rows = await rowsOf<{ readonly id: string }>(
    shop,
    `select deliveries.id from deliveries join events on events.id = event_id join cases on cases.id = events.case_id
      where number = any($1) and deliveries.kind = 'notice-given' order by deliveries.id`,
    [numbers],
  )
  const files = {
    fileCipher: createCipher(testSecrets.deriveKey('case-file')),
    virusScanner: noVirusScanner,
  }
  const linkKey = testSecrets.deriveKey('account-link')
  return Promise.all(
    rows.map(async ({ id }) => {
      const delivery = await deliveryById(database, mailKinds, Number(id))
      if (delivery?.channel !== 'email') throw new Error('The confirmation is no mail')
      const { subject, text } = await renderDelivery(delivery, { database, linkKey }, sampleContext)
      const [pdf] = (await attachmentsOf(documentsOf(shop), issuer, files)(delivery)) ?? []
      if (!pdf) throw new Error('The confirmation has no PDF')
      const drawn = readPdf(Buffer.from(pdf.content)).text.replace(/\s+/g, ' ')
      return { recipient: delivery.recipient, subject, text: text.replace(/\s+/g, ' '), pdf: drawn }
    }),
  )
}
