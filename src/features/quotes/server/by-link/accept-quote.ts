import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import { type Queryable, type Transaction, transaction } from '../../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import { caseEvents } from '../../../cases/events.ts'
import { storeOrigin } from '../../../cases/server/planning/origins.ts'
import { changeCase } from '../../../cases/server/update-case.ts'
import { claimCase, customerIdByEmails } from '../../../customers/server/claim-guest-cases.ts'
import { notifyDesk } from '../../../desk/server/notify-desk.ts'
import type { References } from '../../../details/references.ts'
import { checkDetails } from '../../../details/server/check-details.ts'
import { invoiceStreetErrors } from '../../../details/server/check-street.ts'
import { withStoredPhone } from '../../../details/server/phone.ts'
import { newOrder, type ValidBuyer, validateBuyer } from '../../../orders/server/new-order.ts'
import { mailsOf, placedBy } from '../../../orders/server/placed-by-client.ts'
import { storeWithin, untilStored } from '../../../orders/server/store.ts'
import { kvkNumbersOf } from '../../../orders/server/stored-orders.ts'
import type { QuoteAcceptance, QuoteAccepted } from '../../contract.ts'
import { quoteMails } from '../../mails.ts'
import { referencesOfPart } from '../../part-references.ts'
import { linesOfPart } from '../../quote.ts'
import { quoteServerTexts } from '../../texts.ts'
import { whyNotAnswered } from '../../versions.ts'
import { endVersion } from '../end-version.ts'
import { partsNowWorse, repeatedFrom } from '../promise-of-order.ts'
import { recordPartAccepted } from '../store-version.ts'
import { openParts, type StoredPart } from '../stored-versions.ts'
import { type Answerer, actorOf, closeQuote, isChanged } from './answer-quote.ts'
import {
  type Choice,
  chooseParts,
  lastAccepted,
  type MadeBefore,
  type Ordered,
  type TooLate,
} from './chosen-parts.ts'
import { inheritTest } from './inherit-test.ts'
import { notifyQuoteAuthor } from './notify-quote-author.ts'
import {
  type LinkedVersion,
  lockVersionByToken,
  ordersOfParts,
  type QuoteLinkServices,
  versionByToken,
  versionFacts,
} from './quote-of-link.ts'
import { referencesOf } from './references.ts'

export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly accepted: QuoteAccepted }
  | { readonly kind: 'no-link' | 'changed' }
  | TooLate
  | { readonly kind: 'refused'; readonly errors: FieldErrors }

type NotAccepted = Exclude<AcceptOutcome, { kind: 'accepted' }>
/** The parts that became orders now. */
type Made = { readonly kind: 'made'; readonly parts: Ordered }

/**
 * Accepts parts of a version: each becomes an order with exactly its lines, whatever the catalogue says by now. The same again, by
 * whoever has the link and also at once, is the same orders: the same parts together, at the same totals, by the same company.
 * Anything else about parts that are orders is refused with what stands.
 */
export async function acceptVersion(
  services: QuoteLinkServices,
  acceptance: QuoteAcceptance,
  answerer: Answerer,
): Promise<AcceptOutcome> {
  const { database } = services
  const asked = await versionByToken(database, acceptance.token)
  if (!asked) return { kind: 'no-link' }
  if (isChanged(asked, answerer)) return { kind: 'changed' }
  // Parts that are orders need no details, and a version that can no longer be accepted is not rejected because of them.
  const choice = chooseParts(asked, acceptance)
  if ('kind' in choice) return answerOf(services, choice, acceptance)
  const [checked, wrongInvoice, worse] = await Promise.all([
    checkDetails(acceptance.details, services),
    invoiceStreetErrors(services.streetOf, acceptance.invoiceAddress),
    partsNowWorse(services, choice.parts),
  ])
  const lines = choice.parts.flatMap(part => linesOfPart(part, choice))
  const { orderer, errors: wrongBuyer } = validateBuyer(checked, acceptance, lines)
  const errors = { ...wrongBuyer, ...wrongInvoice, ...phoneErrors(acceptance) }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const references = acceptance.references ?? (await referencesOf(database, asked, acceptance))
  const outcome = await makeOrders(services, { acceptance, references, orderer, answerer, worse })
  return answerOf(services, outcome, acceptance)
}

/** Errors of the persons on site, at the fields of the form. */
const phoneErrors = ({ atParts }: QuoteAcceptance): FieldErrors =>
  Object.assign(
    {},
    ...atParts.map(
      ({ technicalPerson }, place) =>
        withStoredPhone(technicalPerson, `atParts.${place}.technicalPerson.phoneNumber`).errors,
    ),
  )

async function answerOf(
  services: QuoteLinkServices,
  outcome: Made | MadeBefore | NotAccepted,
  { details }: QuoteAcceptance,
): Promise<AcceptOutcome> {
  if (outcome.kind !== 'made' && outcome.kind !== 'made-before') return outcome
  const orders = await ordersOfParts(services, outcome.parts)
  // Orders that are forgotten are not told of; that they were accepted is.
  if (orders.size === 0) return { kind: 'too-late', message: whyNotAnswered.accepted ?? '' }
  const isSame =
    outcome.kind === 'made' ||
    (outcome.isSame && (await isBoughtBy(services.database, outcome.parts, details.kvkNumber)))
  if (!isSame)
    return {
      kind: 'too-late',
      message: quoteServerTexts.orderedOtherwise([...orders.values()].map(({ number }) => number)),
    }
  return {
    kind: 'accepted',
    accepted: { orders: [...orders].map(([part, order]) => ({ part, ...order })) },
  }
}

/** Whether the orders of parts are of a company. */
async function isBoughtBy(database: Queryable, parts: Ordered, kvkNumber: string): Promise<boolean> {
  const ids = parts.flatMap(({ orderCaseId }) => orderCaseId ?? [])
  const buyers = await kvkNumbersOf(database, ids)
  return ids.every(id => buyers.get(id) === kvkNumber)
}

/** The accepted parts, and their buyer. */
type Accepted = {
  readonly acceptance: QuoteAcceptance
  readonly references: References
  readonly orderer: ValidBuyer
  readonly answerer: Answerer
  /** Ids of parts of which the networks give less by now than the version said. */
  readonly worse: ReadonlySet<string>
}

async function makeOrders(
  services: QuoteLinkServices,
  accepted: Accepted,
): Promise<Made | MadeBefore | NotAccepted> {
  const { database } = services
  const outcome = await untilStored(database, () =>
    transaction(database, async (tx): Promise<Made | MadeBefore | NotAccepted> => {
      const asked = await lockVersionByToken(tx, accepted.acceptance.token)
      if (!asked) return { kind: 'no-link' }
      if (isChanged(asked, accepted.answerer)) return { kind: 'changed' }
      const choice = chooseParts(asked, accepted.acceptance)
      return 'kind' in choice ? choice : accept(tx, services, asked, choice, accepted)
    }),
  )
  if (outcome === 'key-used') throw new Error('An accepted quote has no retry key')
  if (outcome.kind === 'made') {
    services.onMailQueued()
    await notifyDesk(database)
  }
  return outcome
}

/** Makes the orders of parts that nobody else answers meanwhile; with the last open part the quote is accepted. */
async function accept(
  tx: Transaction,
  services: QuoteLinkServices,
  { version, found }: LinkedVersion,
  choice: Choice,
  { acceptance, references, orderer, answerer, worse }: Accepted,
): Promise<Made> {
  const { client } = answerer
  const owner = await ownerNow(tx, found, answerer)
  const made: Pick<StoredPart, 'id' | 'orderCaseId'>[] = []
  const numbers: string[] = []
  const lastBefore = lastAccepted(version)[0]?.acceptedAt ?? null
  const isOnly = version.parts.length === 1
  for (const part of choice.parts) {
    const site = acceptance.atParts.find(each => each.part === part.id)
    const order = newOrder(services, {
      orderer: site?.technicalPerson
        ? { ...orderer, technicalPerson: withStoredPhone(site.technicalPerson, '').person }
        : orderer,
      data: {
        ...acceptance,
        references: isOnly ? references : referencesOfPart(references, part.draft.references),
        ...(site && { phoneNumberRetention: site.phoneNumberRetention }),
      },
      lines: repeatedFrom(linesOfPart(part, choice), {
        number: formatOrderNumber(found.number),
        version: version.number,
      }),
      productType: part.productType,
      installationAddress: part.address,
      addressChecked: part.addressChecked,
      deliveryChecked: !worse.has(part.id),
      inPlace: null,
      // The link came in a mail of ours, and a part is accepted once.
      cause: { causedBy: 'owner' },
      from: {
        customerId: owner,
        resellerId: found.resellerId,
        visitorHash: null,
        dueAt: services.callBy(new Date()),
        placedByStaff: null,
      },
    })
    const isTestByLink = client === undefined && found.isTest
    const isToldAlone = choice.parts.length === 1 && !isTestByLink
    const orderCaseId = await storeWithin(
      tx,
      placedBy(client, isToldAlone ? order : { ...order, emails: [] }),
    )
    await client?.storeWith(tx, orderCaseId)
    if (isTestByLink) await inheritTest(tx, { from: found.id, to: orderCaseId })
    await storeOrigin(tx, orderCaseId, found.id)
    await recordPartAccepted(tx, { versionId: version.id, partId: part.id, orderCaseId, lastBefore })
    made.push({ id: part.id, orderCaseId })
    numbers.push(order.number)
  }
  const isLast = openParts(version).length === choice.parts.length
  if (isLast) await endVersion(tx, found.id, { state: 'accepted' })
  const { eventId, version: next } = await changeCase(tx, found, {
    type: caseEvents.quoteAccepted,
    actor: actorOf(found, answerer),
    data: {
      ...versionFacts(version),
      // One number is as the release before has it.
      ...(numbers.length === 1 ? { order: numbers[0] } : { orders: numbers }),
      ...(!isLast && { open: openParts(version).length - choice.parts.length }),
    },
  })
  if (isLast) await closeQuote(tx, { ...found, version: next }, 'accepted', answerer)
  if (numbers.length > 1) await mailAcceptance(tx, services, { eventId, client, orderer })
  if (!client?.isTest)
    await notifyQuoteAuthor(tx, services, version, { kind: quoteMails.acceptedNotice, eventId })
  return { kind: 'made', parts: made }
}

/** Mails about all orders of an acceptance together. */
async function mailAcceptance(
  tx: Transaction,
  services: QuoteLinkServices,
  {
    eventId,
    client,
    orderer,
  }: Pick<Accepted, 'orderer'> & {
    readonly eventId: number
    readonly client: Answerer['client'] | undefined
  },
) {
  await queueDeliveries(
    tx,
    { eventId },
    mailsOf(client, [
      // The link came in a mail of ours, and a part is accepted once.
      email(quoteMails.acceptanceConfirmation, orderer.contactPerson.email, services.mailDomain, {
        causedBy: 'owner',
      }),
      email(quoteMails.acceptanceNotice, services.staffEmail, services.mailDomain),
    ]),
  )
}

/** The quote's owner from now on; a client of the API shows nothing of whose e-mail address it is. */
async function ownerNow(
  tx: Transaction,
  { id, customerId, contactEmail, isTest }: LinkedVersion['found'],
  answerer: Answerer,
): Promise<string | null> {
  if (customerId !== null || answerer.client || isTest) return customerId
  const owner = answerer.customerId ?? (await customerIdByEmails(tx, [contactEmail]))
  if (owner !== null) await claimCase(tx, id, owner)
  return owner
}
