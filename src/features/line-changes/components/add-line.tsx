import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import type { Cart } from '../../carts/cart-line.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { productNotes } from '../../catalogue/product-notes.ts'
import { addableProducts } from '../addable-lines.ts'
import type { LineChoices } from '../line-change.ts'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import styles from './lines.module.css'

type Props = {
  choices: LineChoices
  /** The lines as they would be. */
  cart: Cart
  onAdd: (product: ProductOffering) => void
}

/** The button that shows what can be added; what was added is told. */
export function AddLine({ onAdd, ...lines }: Props) {
  const [isOpen, setOpen] = useState(false)
  const announce = useAnnounce()
  const add = (product: ProductOffering) => {
    onAdd(product)
    setOpen(false)
    announce(texts.isAdded(product.name))
  }
  return (
    <>
      <Button variant="secondary" small icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      <AddDialog {...lines} open={isOpen} onAdd={add} onClose={() => setOpen(false)} />
    </>
  )
}

type DialogProps = Props & { open: boolean; onClose: () => void }

/** Products that can be added, in the groups of the catalogue. */
function AddDialog({ open, choices, cart, onAdd, onClose }: DialogProps) {
  const groups = useMemo(
    () => Object.groupBy(addableProducts(choices, cart), ({ sectionName }) => sectionName),
    [choices, cart],
  )
  const names = Object.keys(groups)
  return (
    <Dialog open={open} onClose={onClose} title={texts.addTitle}>
      {names.length === 0 && <p>{texts.nothingToAdd}</p>}
      {names.map(name => (
        <section key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul className="plain-list">
            {(groups[name] ?? []).map(product => (
              <li key={product.id} className={styles.choice}>
                <Choice product={product} />
                <Button
                  variant="secondary"
                  small
                  aria-label={texts.addOf([product.name, ...productNotes(product)].join(', '))}
                  onClick={() => onAdd(product)}
                >
                  {texts.addOne}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

function Choice({ product }: { product: ProductOffering }) {
  const per = product.contractDuration === 0 ? paidTexts.oneTime : paidTexts.perMonth
  return (
    <div className={styles.product}>
      <span>{product.name}</span>
      <span className={styles.note}>
        {[`${formatEuro(product.priceInCents)} ${per}`, ...productNotes(product)].join(' · ')}
      </span>
    </div>
  )
}
