import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { type Transaction, transaction } from '../../../../platform/database/pool.ts'
import { ownerOf } from '../../../cases/server/case.ts'
import { storeOrigin } from '../../../cases/server/planning/origins.ts'
import { changeCase } from '../../../cases/server/update-case.ts'
import { totalsOf } from '../../../checkout/rules/totals.ts'
import { claimCase, customerIdByEmails } from '../../../customers/server/claim-guest-cases.ts'
import type { References } from '../../../details/references.ts'
import { checkDetails } from '../../../details/server/check-details.ts'
import { invoiceStreetErrors } from '../../../details/server/check-street.ts'
import { newOrder, type ValidBuyer, validateBuyer } from '../../../orders/server/new-order.ts'
import { sameTotals } from '../../../orders/server/price-change.ts'
import { storeWithin, untilStored } from '../../../orders/server/store.ts'
import { quoteOf, type StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { notifyDesk } from '../../../work-list/server/changes.ts'
import type { QuoteAcceptance, QuoteAccepted } from '../../contract.ts'
import { quoteServerTexts } from '../../texts.ts'
import { whyNotAnswered } from '../../versions.ts'
import { endVersion } from '../end-version.ts'
import { closeQuote } from './answer-quote.ts'
import { notifyQuoteAuthor } from './notify-quote-author.ts'
import {
  type LinkedVersion,
  lockVersionByToken,
  orderOfVersion,
  type QuoteLinkServices,
  versionByToken,
  versionFacts,
} from './quote-of-link.ts'

export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly order: QuoteAccepted }
  | { readonly kind: 'no-link' }
  /** It can be answered no more, or is not what the customer saw. */
  | { readonly kind: 'too-late'; readonly message: string }
  | { readonly kind: 'refused'; readonly errors: FieldErrors }

type NotAccepted = Exclude<AcceptOutcome, { kind: 'accepted' }>
/** The case of the order that a version became, now or before. */
type Made = { readonly kind: 'made'; readonly orderCaseId: number | null }

/**
 * Accepts a version: an order with exactly its lines, whatever the catalogue says by now. Accepted twice, by whoever has the
 * link and also at once, it is one order.
 * @param customerId who is logged in
 */
export async function acceptVersion(
  services: QuoteLinkServices,
  acceptance: QuoteAcceptance,
  customerId: string | null,
): Promise<AcceptOutcome> {
  const { database } = services
  const asked = await versionByToken(database, acceptance.token)
  if (!asked) return { kind: 'no-link' }
  // An accepted version needs no details, and a version that can no longer be accepted is not rejected because of them.
  const over = overAlready(asked) ?? differs(asked, acceptance)
  if (over) return answerOf(services, over)
  const [checked, wrongInvoice] = await Promise.all([
    checkDetails(acceptance.details, services),
    invoiceStreetErrors(services.streetOf, acceptance.invoiceAddress),
  ])
  const judged = validateBuyer(checked, acceptance, asked.version.lines)
  const { orderer } = judged
  const errors = { ...judged.errors, ...wrongInvoice }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const quote = await quoteOf(database, asked.found)
  if (!quote) return { kind: 'no-link' }
  return answerOf(services, await makeOrder(services, { quote, acceptance, orderer, customerId }))
}

/** How it ended before; null while it can be accepted. */
function overAlready({ version, standing }: LinkedVersion): Made | NotAccepted | null {
  if (standing === 'accepted') return { kind: 'made', orderCaseId: version.orderCaseId }
  const message = whyNotAnswered[standing]
  return message === null ? null : { kind: 'too-late', message }
}

const differs = ({ version }: LinkedVersion, { agreedTotals }: QuoteAcceptance): NotAccepted | null =>
  sameTotals(agreedTotals, totalsOf(version.lines))
    ? null
    : { kind: 'too-late', message: quoteServerTexts.otherTotals }

async function answerOf(services: QuoteLinkServices, outcome: Made | NotAccepted): Promise<AcceptOutcome> {
  if (outcome.kind !== 'made') return outcome
  const order = await orderOfVersion(services, outcome)
  // The order is forgotten; that it was accepted is not.
  return order ? { kind: 'accepted', order } : { kind: 'too-late', message: whyNotAnswered.accepted ?? '' }
}

/** The accepted quote, and its buyer. */
type Accepted = {
  readonly quote: StoredQuote
  readonly acceptance: QuoteAcceptance
  readonly orderer: ValidBuyer
  readonly customerId: string | null
}

async function makeOrder(services: QuoteLinkServices, accepted: Accepted): Promise<Made | NotAccepted> {
  const { database } = services
  const outcome = await untilStored(database, () =>
    transaction(database, async (tx): Promise<Made | NotAccepted> => {
      const asked = await lockVersionByToken(tx, accepted.acceptance.token)
      if (!asked) return { kind: 'no-link' }
      return overAlready(asked) ?? accept(tx, services, asked, accepted)
    }),
  )
  if (outcome === 'key-used') throw new Error('An accepted quote has no retry key')
  if (outcome.kind === 'made') {
    services.onMailQueued()
    await notifyDesk(database)
  }
  return outcome
}

/** Those of the quote, where none were sent; an invoice address has its own e-mail address. */
const referencesOf = ({ references }: StoredQuote, { invoiceAddress }: QuoteAcceptance): References =>
  invoiceAddress ? { ...references, invoiceEmail: '' } : references

/** Makes the order of a version that nobody else answers meanwhile. */
async function accept(
  tx: Transaction,
  services: QuoteLinkServices,
  { version, found }: LinkedVersion,
  { quote, acceptance, orderer, customerId }: Accepted,
): Promise<Made | NotAccepted> {
  const owner = found.customerId ?? customerId ?? (await customerIdByEmails(tx, [found.contactEmail]))
  if (owner !== null) await claimCase(tx, found.id, owner)
  const order = newOrder(services, {
    orderer,
    data: { ...acceptance, references: acceptance.references ?? referencesOf(quote, acceptance) },
    lines: version.lines,
    productType: quote.productType,
    installationAddress: quote.installationAddress,
    addressChecked: quote.addressChecked,
    // The link came in a mail of ours, and a version is accepted once.
    cause: { causedBy: 'owner' },
    from: {
      customerId: owner,
      resellerId: found.resellerId,
      visitorHash: null,
      dueAt: services.callBy(new Date()),
      placedByStaff: null,
    },
  })
  const orderCaseId = await storeWithin(tx, order)
  await storeOrigin(tx, orderCaseId, found.id)
  await endVersion(tx, found.id, { state: 'accepted', orderCaseId })
  const { eventId, version: next } = await changeCase(tx, found, {
    type: 'quote-accepted',
    actor: ownerOf(found),
    data: { ...versionFacts(version), order: order.number },
  })
  await closeQuote(tx, { ...found, version: next }, 'accepted')
  await notifyQuoteAuthor(tx, services, version, { kind: 'quote-accepted-notice', eventId })
  return { kind: 'made', orderCaseId }
}
