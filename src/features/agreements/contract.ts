import * as z from 'zod/mini'
import { exitRules } from '../catalogue/product.ts'
import { noticeReasonNames } from './notice-reasons.ts'
import { termStatuses } from './term.ts'

const day = z.iso.date()

/** TMF651's word for an agreement of a customer with the provider. */
export const agreementType = 'commercial'

/** A line by its name, and how many where that is more than one: `2 × Bellen Basis`. */
export const countedName = ({
  name,
  quantity,
}: {
  readonly name: string
  readonly quantity: number
}): string => (quantity === 1 ? name : `${quantity} × ${name}`)

/** By which law a line is left, the share in whole percents that the months left cost, and whether that is not confirmed. */
const exitTerms = { exitRule: z.enum(exitRules), percentage: z.int(), isAtMost: z.boolean() }

/** Of a rented device: what each costs at most, excl. VAT, that does not come back; null of all else. */
const notReturnedInCents = z.nullable(z.int())

/** How a line can be left with notice today; money in cents excl. VAT. */
export const LineWayOut = z.object({
  termStatus: z.enum(termStatuses),
  /** null where the line has no term. */
  lastDayOfTerm: z.nullable(day),
  /** The last day without costs. */
  withoutCosts: day,
  ...exitTerms,
  /** The first last day that notice given today leads to, and what leaving then costs: below 0 for a discount. */
  earliest: day,
  costInCents: z.int(),
})

export type LineWayOut = Readonly<z.infer<typeof LineWayOut>>

/** The term and the prices that a line binds to, in cents excl. VAT per month: of which leaving it is counted. */
export const LineBond = z.object({
  from: day,
  /** 0 months where there is none. */
  term: z.object({ from: day, months: z.int() }),
  prices: z.array(z.object({ from: day, centsPerMonth: z.int() })),
  ...exitTerms,
})

/** A line of what a customer has from an order; days are `2026-11-24`. */
export const AgreementLine = z.object({
  /** Its place in the order. */
  position: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** The first and the last day on which the customer has it. */
  startedOn: day,
  endsOn: z.nullable(day),
  /** Per month for the whole line, excl. VAT; below 0 for a discount, null of what was bought. */
  centsPerMonth: z.nullable(z.int()),
  /** The first day that is paid for, where that is still to come. */
  paidFrom: z.nullable(day),
  /** null of what was bought, and of what has ended or will end. */
  wayOut: z.nullable(LineWayOut),
  bond: z.nullable(LineBond),
  /** Whether its customer can give notice of it alone, and the lines without which there is none of it, by their place. */
  endsAlone: z.boolean(),
  follows: z.array(z.int()),
  /** Whether it is a device of ours, which comes back once the line has ended. */
  isRented: z.boolean(),
  notReturnedInCents,
})

export type AgreementLine = Readonly<z.infer<typeof AgreementLine>>

/**
 * A line that ends by a notice: with its last day, and in cents excl. VAT what that costs, or at most; below 0 for a discount.
 * `percentage` is the share of the price of the months left that it is.
 */
export const EndingLine = z.object({
  position: z.int(),
  name: z.string(),
  quantity: z.int(),
  lastDay: day,
  costInCents: z.int(),
  percentage: z.int(),
  isAtMost: z.boolean(),
  isRented: z.boolean(),
  notReturnedInCents,
  /** The last day on which data can be fetched from it; null where it holds none. */
  dataUntil: z.nullable(day),
})

export type EndingLine = Readonly<z.infer<typeof EndingLine>>

/** Why we end an agreement. */
export const ourGrounds = ['not-paid', 'supplier', 'business-ended'] as const

/** The giver of a notice: the customer, another provider that takes over what it serves, or us. */
export const NoticeGiver = z.discriminatedUnion('by', [
  z.object({ by: z.literal('customer') }),
  z.object({
    by: z.literal('other-provider'),
    provider: z.string(),
    /** The first day on which it serves: numbers go there that day. */
    switchesOn: day,
  }),
  z.object({ by: z.literal('us'), ground: z.enum(ourGrounds) }),
])

export type NoticeGiver = Readonly<z.infer<typeof NoticeGiver>>

/** A notice that was given and not withdrawn. */
export const GivenNotice = z.object({
  id: z.uuid(),
  /** The number of the case that the end is, as it is read out; null while it has none. */
  orderNumber: z.nullable(z.string()),
  givenOn: day,
  /** The last day of what was chosen. */
  lastDay: day,
  lines: z.array(EndingLine),
  /** Excl. VAT. */
  costInCents: z.int(),
  giver: NoticeGiver,
  /** null where nobody said. */
  why: z.nullable(z.enum(noticeReasonNames)),
})

export type GivenNotice = Readonly<z.infer<typeof GivenNotice>>

/** A transfer to another organisation, or from one, and the first day of who takes it over. */
export const AgreementTransfer = z.object({ side: z.enum(['from', 'to']), day })

export type AgreementTransfer = Readonly<z.infer<typeof AgreementTransfer>>

/** An agreement: everything that a customer has from an order since its delivery. */
export const Agreement = z.object({
  lines: z.array(AgreementLine),
  /** The earliest first. */
  notices: z.array(GivenNotice),
  /** The order that is to take its place, as it is read out; null where there is none, or it was delivered. */
  replacedBy: z.nullable(z.string()),
  /** As its reader has part in it; null where the agreement was always the reader's. */
  transfer: z.nullable(AgreementTransfer),
})

export type Agreement = Readonly<z.infer<typeof Agreement>>
