import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatEuro } from '../../../../common/money.ts'
import { paidTexts } from '../../../../common/texts.ts'
import { buttonClasses } from '../../../../ui/kit/button.tsx'
import { Price } from '../../../../ui/kit/price.tsx'
import { SegmentedChoice } from '../../../../ui/kit/segmented-choice.tsx'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import { useHydrated } from '../../../../ui/state/hydrated.ts'
import { VatNote, VatSwitch, WithVat } from '../../../carts/components/vat.tsx'
import { termInWords } from '../../../catalogue/product-notes.ts'
import { composeTexts } from '../../../checkout/texts/flow.ts'
import { termTexts } from '../../../checkout/texts/internet.ts'
import { planTexts, priceTableTexts } from '../../texts.ts'
import type { Plan, PlanAmount, PlanChoice } from './plan-terms.ts'
import styles from './plans.module.css'

/** Cards of the plans of one term, with the switches of term and VAT of the order flow. */
export default function Plans({ productType, terms, months: firstMonths }: PlanChoice) {
  const [months, setMonths] = useState(firstMonths)
  const switches = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  // A term that was chosen before this listened: the browser kept the radio.
  useEffect(() => {
    const chosen = switches.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) setMonths(Number(chosen.value))
  }, [])
  const term = terms.find(each => each.months === months)
  if (!term) return null
  return (
    <div className={styles.choice}>
      <div className={styles.term} ref={switches}>
        {terms.length > 1 ? (
          <SegmentedChoice
            legend={termTexts.legend}
            name={`looptijd-${productType}`}
            options={terms.map(each => ({
              value: each.months,
              label: termInWords(each.months),
              hint: each.hint,
            }))}
            value={months}
            onChange={chosen => setMonths(chosen)}
          />
        ) : (
          <p>{priceTableTexts.term(termInWords(months))}</p>
        )}
      </div>
      <ul className={`plain-list ${styles.cards}`}>
        {term.plans.map(plan => (
          <PlanCard key={plan.id} plan={plan} action={planTexts.choose[productType]} />
        ))}
      </ul>
      <div className={styles.notes}>
        {term.shared.length > 0 && (
          <p>
            <TextWithAmounts>{planTexts.shared(term.shared)}</TextWithAmounts>
          </p>
        )}
        {term.dependsOnAddress && <p>{planTexts.dependsOnAddress}</p>}
        <VatNote />
        <VatSwitch disabled={!isHydrated} />
      </div>
    </div>
  )
}

function PlanCard({ plan, action }: { plan: Plan; action: string }) {
  const { name, link, isPromoted, facts, monthly, parts } = plan
  return (
    <li className={styles.card} data-promoted={isPromoted}>
      <div className={styles.head}>
        {isPromoted && <p className={styles.badge}>{composeTexts.promoted}</p>}
        <h3 className={styles.name}>{name}</h3>
      </div>
      <p className={styles.price}>
        <Amount amount={monthly} per={paidTexts.perMonth} size="large" />
      </p>
      <ul className={`plain-list ${styles.facts}`}>
        {facts.map(fact => (
          <li key={fact}>
            <TextWithAmounts>{fact}</TextWithAmounts>
          </li>
        ))}
      </ul>
      <ul className={`plain-list ${styles.parts}`}>
        {parts.map(part => (
          <li key={part.name} className={styles.part}>
            <span>{part.isMonthly ? planTexts.including(part.name) : part.name}</span>
            <Amount
              amount={part.amount}
              per={part.isMonthly ? paidTexts.perMonth : paidTexts.oneTime}
              size="small"
            />
          </li>
        ))}
      </ul>
      <a
        href={link}
        className={`${buttonClasses({ variant: isPromoted ? 'primary' : 'secondary', wide: true })} ${styles.action}`}
        aria-label={planTexts.chooseOf(action, name)}
      >
        <span>{action}</span>
        <ArrowRight aria-hidden="true" />
      </a>
    </li>
  )
}

type AmountProps = { amount: PlanAmount; per: string; size: 'small' | 'large' }

const Amount = ({ amount: { inCents, withVatInCents, listInCents }, per, size }: AmountProps) => (
  <span className={styles.amount}>
    <Price
      amount={formatEuro(inCents)}
      per={per}
      size={size}
      listAmount={listInCents === null ? undefined : formatEuro(listInCents)}
    />
    <WithVat cents={withVatInCents} />
  </span>
)
