import { type Cart, quantityOf } from '../../../../domain/cart.ts'
import { formatEuro } from '../../../../domain/money.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { quantityLimits } from '../../../../domain/quantity-limits.ts'
import { Price } from '../../../ui/price.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { InformationLines } from '../information-lines.tsx'
import styles from './accounts.module.css'

type Props = {
  accounts: readonly ProductOffering[]
  cart: Cart
  onQuantity(account: ProductOffering, quantity: number): void
}

/** 'Bellen': the accounts, each with how many of it. */
export const Accounts = ({ accounts, cart, onQuantity }: Props) => (
  <ul className={styles.accounts}>
    {accounts.map(account => (
      <li key={account.id} className={styles.account} data-chosen={quantityOf(cart, account.id) > 0}>
        <div className={styles.words}>
          {account.promoted && <span className={styles.badge}>Meest gekozen</span>}
          <h3 className={styles.name}>{account.name}</h3>
          <p className={styles.facts}>
            <InformationLines lines={account.information} />
          </p>
        </div>
        <div className={styles.choice}>
          <Price amount={formatEuro(account.priceInCents)} per="p/m" />
          <Stepper
            label={account.name}
            value={quantityOf(cart, account.id)}
            {...quantityLimits(account)}
            onChange={quantity => onQuantity(account, quantity)}
          />
        </div>
      </li>
    ))}
  </ul>
)
