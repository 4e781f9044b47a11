import type { QuoteDifferenceDto } from '../../contract/quotes.ts'
import type { Cart } from '../../domain/cart.ts'
import { eurosFromCents } from '../../domain/money.ts'
import { type QuoteDifference, quoteDifferences } from '../../domain/quote.ts'

/** Differences from the version before; empty for the first version. */
export const toDifferenceDtos = (before: Cart | null, after: Cart): QuoteDifferenceDto[] =>
  before === null ? [] : quoteDifferences(before, after).map(differenceOnWire)

const differenceOnWire = ({ before, after, ...line }: QuoteDifference): QuoteDifferenceDto => ({
  ...line,
  before: before && factsOnWire(before),
  after: after && factsOnWire(after),
})

const factsOnWire = ({ amountInCents, ...facts }: NonNullable<QuoteDifference['before']>) => ({
  ...facts,
  amount: eurosFromCents(amountInCents),
})
