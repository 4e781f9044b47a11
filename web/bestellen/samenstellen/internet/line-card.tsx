import { ArrowDown, ArrowUp } from 'lucide-react'
import { composeTexts } from '../../../../content/compose-texts.ts'
import { availabilityTexts, speedTexts } from '../../../../content/internet-texts.ts'
import { isChoosable } from '../../../../domain/internet.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import styles from './line-card.module.css'

type Props = { line: ProductOffering; isChosen: boolean; onChoose(): void }

/** A line as a choice that leads with its speed; one that cannot be delivered here is shown, but not to be chosen. */
export const LineCard = ({ line, isChosen, onChoose }: Props) => (
  <ChoiceCard
    type="radio"
    name="internet-line"
    value={line.id}
    lead={<Speed line={line} />}
    title={<span className={styles.name}>{line.name}</span>}
    badge={line.promoted && isChoosable(line) ? composeTexts.promoted : undefined}
    facts={isChoosable(line) && <InformationLines lines={line.information} />}
    price={<ProductPrice product={line} size="large" />}
    checked={isChosen}
    onChange={onChoose}
    disabled={!isChoosable(line)}
    disabledReason={line.fiberLineAvailability && availabilityTexts[line.fiberLineAvailability].label}
  />
)

/** Down and up in Mbit/s, in words for who does not see the arrows. */
function Speed({ line: { downloadSpeedMbs, uploadSpeedMbs } }: { line: ProductOffering }) {
  if (downloadSpeedMbs === null || uploadSpeedMbs === null) return null
  return (
    <span className={styles.speed}>
      <ArrowDown aria-hidden="true" />
      {downloadSpeedMbs}
      <span className="visually-hidden"> {speedTexts.down}, </span>
      <ArrowUp aria-hidden="true" />
      {uploadSpeedMbs}
      <span className="visually-hidden"> {speedTexts.up}, </span>
      <span className={styles.unit}>{speedTexts.unit}</span>
    </span>
  )
}
