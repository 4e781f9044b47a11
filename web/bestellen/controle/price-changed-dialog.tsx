import type { PriceChanged } from '../../../contract/order.ts'
import type { Cart } from '../../../domain/cart.ts'
import { centsFromEuros, formatEuro } from '../../../domain/money.ts'
import { vatPercentage } from '../../../domain/totals.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Table } from '../../ui/table.tsx'
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
  const nameOf = (id: number) => cart.find(line => line.product.id === id)?.product.name ?? `Product ${id}`
  const seenCents = (id: number) => cart.find(line => line.product.id === id)?.product.priceInCents ?? 0
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title="Er is een prijs veranderd"
      actions={
        <>
          <Button onClick={onAgree}>Akkoord en bestellen</Button>
          <Button variant="secondary" onClick={onClose}>
            Nog niet bestellen
          </Button>
        </>
      }
    >
      {change && (
        <div className={styles.priceChange}>
          <p>{change.message}</p>
          <Table
            caption={`Prijzen per stuk, exclusief ${vatPercentage}% btw`}
            columns={[
              { key: 'name', header: 'Product', cell: row => nameOf(row.id) },
              {
                key: 'was',
                header: 'Was',
                align: 'end',
                cell: row => formatEuro(row.was === null ? seenCents(row.id) : centsFromEuros(row.was)),
              },
              {
                key: 'now',
                header: 'Nu',
                align: 'end',
                cell: row => <strong>{formatEuro(centsFromEuros(row.now))}</strong>,
              },
            ]}
            rows={change.changes}
            rowKey={row => row.id}
          />
          <p>
            Je betaalt nu in totaal <strong>{formatEuro(centsFromEuros(change.totals.monthly))}</strong> per
            maand en <strong>{formatEuro(centsFromEuros(change.totals.oneTime))}</strong> eenmalig.
          </p>
        </div>
      )}
    </Dialog>
  )
}
