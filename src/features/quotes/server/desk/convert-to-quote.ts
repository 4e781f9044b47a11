import type * as z from 'zod/mini'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import type { InternetOffer } from '../../../addresses/server/check-address.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { caseById, caseByNumber } from '../../../cases/server/case.ts'
import {
  type CommandHandler,
  type CommandOutcome,
  type DeskCommand,
  executeCommand,
  refused,
} from '../../../cases/server/commands/command.ts'
import { casesMadeFrom, storeOrigin } from '../../../cases/server/planning/origins.ts'
import { caseRefusals } from '../../../cases/server/texts.ts'
import { isInternetLine, setupLineOf } from '../../../catalogue/product.ts'
import { isApplication } from '../../../desk/case-scope.ts'
import { formOf } from '../../../forms/server/submissions.ts'
import { openQuote } from '../../../orders/server/open-quote.ts'
import type { NewQuote } from '../../command-schemas.ts'
import { quoteEvents } from '../../events.ts'
import { quoteMails } from '../../mails.ts'
import { atTheAddress } from '../../part.ts'
import { quoteServerTexts } from '../../texts.ts'
import { quoteContact } from './quote-contact.ts'
import type { DeskQuoteServices } from './services.ts'

type QuoteInput = z.infer<typeof NewQuote>
type QuoteServices = Pick<
  DeskQuoteServices,
  'catalogue' | 'internetLinesAt' | 'streetOf' | 'callBy' | 'mailDomain'
>
type Services = QuoteServices & Pick<DeskQuoteServices, 'database' | 'steps' | 'onMailQueued'>

export type QuoteOutcome =
  | Exclude<CommandOutcome, { kind: 'done' }>
  | { readonly kind: 'made'; readonly number: string }

/**
 * Makes a quote request of an enquiry or a form, which is closed with it: what is asked for stands in the quote from then
 * on. It takes every line of the catalogue, of an address that has to be dug to as well.
 */
export async function convertToQuote(
  services: Services,
  command: DeskCommand,
  asked: QuoteInput,
): Promise<QuoteOutcome> {
  const work = await prepareQuote(services, command, asked)
  const outcome = await executeCommand(services, command, work)
  if (outcome.kind !== 'done') return outcome
  services.onMailQueued()
  return { kind: 'made', number: await numberOfQuoteOf(services.database, command.number) }
}

/** The same as a part of a transaction; the registers are asked before. */
export async function prepareQuote(
  services: QuoteServices,
  { staffId }: Pick<DeskCommand, 'staffId'>,
  asked: QuoteInput,
): Promise<CommandHandler> {
  const contact = await quoteContact(services, asked)
  if ('wrong' in contact) return refusingHandler(contact.wrong.message, contact.wrong.field)
  const [{ offerings }, offer] = await Promise.all([
    services.catalogue.current(),
    services.internetLinesAt(asked.installationAddress),
  ])
  const line = offerings.internet.find(product => product.id === asked.product)
  if (!line || !isInternetLine(line)) return refusingHandler(quoteServerTexts.chooseLine, 'product')
  return async (tx, { row, change, move }) => {
    if (row.kind !== 'form' && row.kind !== 'fibre-enquiry') return refused(quoteServerTexts.onlyFromEnquiry)
    if (isApplication(await formOf(tx, row))) return refused(quoteServerTexts.notFromApplication)
    if (row.closedAt) return refused(caseRefusals.closed)
    const quoteId = await openQuote(
      tx,
      {
        contact: {
          ...contact,
          customerId: row.customerId,
          dueAt: services.callBy(new Date()),
        },
        productType: 'internet',
        cart: cartOf(line, offer),
        installationAddress: asked.installationAddress,
        addressChecked: offer.addressChecked,
      },
      { kind: 'staff', id: staffId },
    )
    await storeOrigin(tx, quoteId, row.id)
    const number = await numberOf(tx, quoteId)
    if (asked.mail)
      await queueDeliveries(tx, { caseId: quoteId }, [
        email(quoteMails.confirmation, contact.contactEmail, services.mailDomain, { causedBy: 'owner' }),
      ])
    await change({ type: quoteEvents.made, data: { number } })
    return move('closed', { reason: 'ordered' })
  }
}

const refusingHandler =
  (message: string, field: string): CommandHandler =>
  async () =>
    refused(message, field)

const numberOf = async (database: Queryable, id: number): Promise<string> =>
  (await caseById(database, id))?.number ?? ''

/** The number of the quote request that was made of a case, by this press of the button or the one before. */
async function numberOfQuoteOf(database: Queryable, number: string): Promise<string> {
  const found = await caseByNumber(database, number)
  const [made] = found ? await casesMadeFrom(database, found.id) : []
  return made === undefined ? '' : numberOf(database, made)
}

/** The line as it is there, with its installation. */
function cartOf(line: Cart[number]['product'], { lines }: InternetOffer): Cart {
  const setup = setupLineOf(line)
  return [
    { product: atTheAddress(lines, line, null), quantity: 1 },
    ...(setup ? [{ product: setup, quantity: 1 }] : []),
  ]
}
