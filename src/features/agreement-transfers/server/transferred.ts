import consents from '../../../../content/consents.json' with { type: 'json' }
import type { Brand } from '../../../common/brand.ts'
import { agreementNumber, formatOrderNumber } from '../../../common/order-number.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { centsPerMonth } from '../../agreements/agreement.ts'
import type { AgreementLine } from '../../agreements/contract.ts'
import { agreementsAmong } from '../../agreements/server/held-products.ts'
import { type ProposedParty, proposedParty } from '../../agreements/server/parties.ts'
import { lastDayOfTerm, monthsLater } from '../../agreements/term.ts'
import { longestOrdinaryTerm } from '../../carts/cart.ts'
import { caseById } from '../../cases/server/case.ts'
import {
  directDebitVersion,
  filledInBy,
  fillIn,
  longTermChoice,
  type SepaScheme,
} from '../../consents/server/consent.ts'
import { organisationAddress } from '../../details/details.ts'
import { addressLine } from '../../details/facts.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import type { TakingParty, TransferredLine } from '../contract-link.ts'
import { transferPageTexts as texts } from '../texts.ts'
import type { TransferSide } from '../transfer.ts'
import type { StoredTransfer } from './stored-transfers.ts'
import type { StoredConsent } from './tables.ts'

/** A transfer with what goes over by it. */
export type TransferOfLines = {
  readonly transfer: StoredTransfer
  readonly order: StoredOrder
  /** Of the agreement, as it is read out. */
  readonly number: string
  readonly lines: readonly TransferredLine[]
  readonly centsPerMonth: number
  /** The words of the choice for a long term, where so much of one is left. */
  readonly longTerm: StoredConsent | null
  /** null once it came to nothing. */
  readonly party: ProposedParty | null
}

/** The lines that go over by a transfer, as the agreement is on a day; null where its order is gone. */
export async function linesOfTransfer(
  database: Queryable,
  transfer: StoredTransfer,
  today: Day,
): Promise<TransferOfLines | null> {
  const opened = await caseById(database, transfer.caseId)
  const order = opened && (await orderOf(database, opened))
  if (!order) return null
  const agreement = (await agreementsAmong(database, [order.caseId], today)).get(order.caseId)
  const { holdsFrom } = transfer
  const lines = (agreement?.lines ?? []).filter(({ endsOn }) => endsOn === null || endsOn >= holdsFrom)
  return {
    transfer,
    order,
    number: agreementNumber(formatOrderNumber(order.orderNumber)),
    lines: lines.map(line => ({
      name: line.name,
      quantity: line.quantity,
      centsPerMonth: line.centsPerMonth,
      lastDayOfTerm: boundUntil(line, holdsFrom),
    })),
    centsPerMonth: centsPerMonth([{ lines }], holdsFrom),
    longTerm: longTermOf(order, lines, holdsFrom),
    party: await proposedParty(database, transfer.id),
  }
}

/** The last day that a line still binds to on a day; null where it can be left by the month. */
function boundUntil({ bond }: AgreementLine, day: Day): Day | null {
  const lastDay = bond && lastDayOfTerm(bond.term)
  return lastDay !== null && lastDay >= day ? lastDay : null
}

/** The choice that who binds for longer than the law lets one do unasked makes, of what is left of the terms. */
function longTermOf(order: StoredOrder, lines: readonly AgreementLine[], day: Day): StoredConsent | null {
  const ordinary = monthsLater(day, longestOrdinaryTerm)
  const long = lines.flatMap(line => {
    const until = boundUntil(line, day)
    return until !== null && until > ordinary ? (order.lines[line.position] ?? []) : []
  })
  const choice = longTermChoice(long)
  return choice && { kind: 'long-term', version: choice.consent.version, text: choice.text }
}

/** The words that a side agrees to. */
export const wordsOfSide = (
  side: TransferSide,
  { fromCompany, toCompany, holdsFrom }: StoredTransfer,
): string =>
  side === 'from' ? texts.from.agrees(toCompany, holdsFrom) : texts.to.agrees(fromCompany, holdsFrom)

/** Everything that a side consents to, word for word: who takes an agreement over gives the consents of an order. */
export function consentsOfSide(
  side: TransferSide,
  { transfer, longTerm }: Pick<TransferOfLines, 'transfer' | 'longTerm'>,
  { brand, sepaScheme }: { readonly brand: Brand; readonly sepaScheme: SepaScheme },
): readonly StoredConsent[] {
  const own: StoredConsent = { kind: 'transfer', version: null, text: wordsOfSide(side, transfer) }
  if (side === 'from') return [own]
  return [
    own,
    { kind: 'terms', version: consents.terms.version, text: consents.terms.text },
    {
      kind: 'direct-debit',
      version: directDebitVersion(sepaScheme),
      text: fillIn(consents.directDebit.text[sepaScheme], filledInBy(brand)),
    },
    ...(longTerm ? [longTerm] : []),
  ]
}

/** The organisation that takes the agreement over, as it reads itself. */
export const takingParty = ({ organization, invoiceEmail }: ProposedParty): TakingParty => ({
  companyName: organization.companyName,
  kvkNumber: organization.kvkNumber,
  address: addressLine(organisationAddress(organization)),
  city: organization.city,
  contactName: `${organization.firstName} ${organization.lastName}`,
  email: organization.email,
  phoneNumber: organization.phoneNumber,
  invoiceEmail: invoiceEmail || organization.email,
  ascription: organization.ascription,
  ibanEnding: organization.ibanEnding,
})
