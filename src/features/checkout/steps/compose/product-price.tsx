import { formatEuro } from '../../../../common/money.ts'
import { paidFor } from '../../../../common/texts.ts'
import { Price } from '../../../../ui/kit/price.tsx'
import { WithVat } from '../../../carts/components/vat.tsx'
import { withVatInCents } from '../../../carts/totals.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'

type Props = { product: ProductOffering; size?: 'medium' | 'large'; className?: string | undefined }

/** Price of one unit, per month or once, with the usual price struck through if there is one. */
export const ProductPrice = ({ product, size = 'medium', className }: Props) => (
  <span className={className}>
    <Price
      size={size}
      amount={formatEuro(product.priceInCents)}
      per={paidFor(product.contractDuration)}
      listAmount={product.listPriceInCents === null ? undefined : formatEuro(product.listPriceInCents)}
    />
    <WithVat cents={withVatInCents(product.priceInCents)} />
  </span>
)
