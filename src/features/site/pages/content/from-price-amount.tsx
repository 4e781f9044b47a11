import { formatEuro } from '../../../../common/money.ts'
import { paidTexts } from '../../../../common/texts.ts'
import { Price } from '../../../../ui/kit/price.tsx'
import type { FromPrice } from '../../../carts/from-price.ts'
import { vatPercentage } from '../../../carts/totals.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { fromPriceTexts } from '../../texts.ts'

/** `Vanaf € 14,50 p/m` */
export const FromPriceAmount = ({ from }: { from: FromPrice }) => (
  <>
    {fromPriceTexts.from} <Price amount={formatEuro(from.inCents)} per={paidTexts.perMonth} size="large" />
  </>
)

/** Conditions of that amount: `bij een internetlijn, excl. 21% btw`. */
export const fromPriceConditions = ({ isExtra }: FromPrice, productType: ProductType | undefined): string =>
  [isExtra && productType && fromPriceTexts.beside[productType], fromPriceTexts.withoutVat(vatPercentage)]
    .filter(Boolean)
    .join(', ')
