import * as z from 'zod/mini'
import { agreedTotals, euroAmount } from '../../../../common/contract/money.ts'
import { formatEuro } from '../../../../common/money.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { Amount } from '../../../../ui/kit/price.tsx'
import { Table } from '../../../../ui/kit/table.tsx'
import type { Cart } from '../../../carts/cart-line.ts'
import { NotInTotals } from '../../../carts/components/not-in-totals.tsx'
import { vatPercentage } from '../../../carts/totals.ts'
import type { PriceChanged } from '../../../orders/contract.ts'
import { priceChangeTexts } from '../../texts/controle.ts'
import styles from './controle.module.css'

type Props = {
  /** null while prices are what the visitor saw. */
  change: PriceChanged | null
  cart: Cart
  onAgree: () => void
  onClose: () => void
}

/** Asks for consent when the catalogue's prices are not what the visitor saw (decisions, "The calls"). */
export function PriceChangedDialog({ change, cart, onAgree, onClose }: Props) {
  const nameOf = (id: number) =>
    cart.find(line => line.product.id === id)?.product.name ?? priceChangeTexts.unknownProduct(id)
  const seenCents = (id: number) => cart.find(line => line.product.id === id)?.product.priceInCents ?? 0
  const totals = change && z.decode(agreedTotals, change.totals)
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title={priceChangeTexts.title}
      actions={
        <>
          <Button onClick={onAgree}>{priceChangeTexts.agree}</Button>
          <Button variant="secondary" onClick={onClose}>
            {priceChangeTexts.decline}
          </Button>
        </>
      }
    >
      {change && totals && (
        <div className={styles.priceChange}>
          <p>{change.message}</p>
          <Table
            caption={priceChangeTexts.caption(vatPercentage)}
            columns={[
              { key: 'name', header: priceChangeTexts.product, cell: row => nameOf(row.id) },
              {
                key: 'was',
                header: priceChangeTexts.was,
                align: 'end',
                cell: row => (
                  <Amount>
                    {formatEuro(row.was === null ? seenCents(row.id) : z.decode(euroAmount, row.was))}
                  </Amount>
                ),
              },
              {
                key: 'now',
                header: priceChangeTexts.now,
                align: 'end',
                cell: row => (
                  <strong>
                    <Amount>{formatEuro(z.decode(euroAmount, row.now))}</Amount>
                  </strong>
                ),
              },
            ]}
            rows={change.changes}
            rowKey={row => row.id}
          />
          <p>
            {filledText(priceChangeTexts.totals, {
              monthly: (
                <strong>
                  <Amount>{formatEuro(totals.monthlyInCents)}</Amount>
                </strong>
              ),
              oneTime: (
                <strong>
                  <Amount>{formatEuro(totals.oneTimeInCents)}</Amount>
                </strong>
              ),
            })}
            <NotInTotals lines={cart} />
          </p>
        </div>
      )}
    </Dialog>
  )
}
