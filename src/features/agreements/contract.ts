import * as z from 'zod/mini'
import { exitRules } from './leaving.ts'
import { termStatuses } from './term.ts'

const day = z.iso.date()

/** The number of an order's agreement, as it is read out: a C and the order's own. @param orderNumber `482-739-165` */
export const agreementNumber = (orderNumber: string): string => `C${orderNumber}`

/** How a line can be left with notice today; money in cents excl. VAT. */
export const LineWayOut = z.object({
  termStatus: z.enum(termStatuses),
  /** null where the line has no term. */
  lastDayOfTerm: z.nullable(day),
  /** The last day without costs. */
  withoutCosts: day,
  exitRule: z.enum(exitRules),
  /** The first last day that notice given today leads to, and what leaving then costs: below 0 for a discount. */
  earliest: day,
  costInCents: z.int(),
})

export type LineWayOut = Readonly<z.infer<typeof LineWayOut>>

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
})

export type AgreementLine = Readonly<z.infer<typeof AgreementLine>>

/** An agreement: everything that a customer has from an order since its delivery. */
export const Agreement = z.object({ lines: z.array(AgreementLine) })

export type Agreement = Readonly<z.infer<typeof Agreement>>
