import {
  DatabaseZap,
  Headset,
  type LucideIcon,
  Network,
  Plus,
  RadioTower,
  ShieldCheck,
  Tv,
} from 'lucide-react'
import { commonTexts } from '../../../../content/common-texts.ts'
import type { ExtraGroup, OfferedGroup } from '../../../../domain/internet.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { Button } from '../../../ui/button.tsx'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import styles from './extra-groups.module.css'

const icons: Readonly<Record<ExtraGroup, LucideIcon>> = {
  'internet-televisie': Tv,
  'internet-additional-ip': Network,
  'internet-backup': RadioTower,
  'internet-data-package': DatabaseZap,
  'internet-safe-internet': ShieldCheck,
  'internet-service': Headset,
}

type Props = { groups: readonly OfferedGroup[]; onAdd(extra: ProductOffering, group: ExtraGroup): void }

/** 'Maak je pakket compleet': a card per group that has nothing in the cart yet (order-flow §4). */
export const ExtraGroups = ({ groups, onAdd }: Props) => (
  <div className={styles.groups}>
    {groups.map(({ group, products }) => (
      <GroupCard key={group} group={group} products={products} onAdd={onAdd} />
    ))}
  </div>
)

function GroupCard({ group, products, onAdd }: OfferedGroup & Pick<Props, 'onAdd'>) {
  const Icon = icons[group]
  return (
    <section className={styles.card} aria-labelledby={group}>
      <h3 id={group} tabIndex={-1} className={styles.title}>
        <Icon className={styles.icon} aria-hidden="true" />
        {products[0]?.sectionName}
      </h3>
      <ul className={styles.products}>
        {products.map(product => (
          <li key={product.id} className={styles.product}>
            <div className={styles.words}>
              <span className={styles.name}>{product.name}</span>
              <span className={styles.information}>
                <InformationLines lines={product.information} />
              </span>
            </div>
            <ProductPrice product={product} className={styles.price} />
            <Button
              variant="secondary"
              small
              icon={<Plus aria-hidden="true" />}
              className={styles.add}
              aria-label={`${commonTexts.add}: ${product.name}`}
              onClick={() => onAdd(product, group)}
            >
              {commonTexts.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
