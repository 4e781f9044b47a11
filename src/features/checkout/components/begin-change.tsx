import { useState } from 'react'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { countedName } from '../../agreements/contract.ts'
import type { ChangeableAgreement } from '../../agreements/contract-change.ts'
import { type ReplacingAction, replacingActions } from '../../cases/order-origin.ts'
import { addressLine } from '../../details/facts.ts'
import { type OrderInPlace, orderInPlace } from '../store/order-in-place.ts'
import { changeTexts } from '../texts/replaced-agreement.ts'
import styles from './begin-change.module.css'

type Props = {
  agreement: ChangeableAgreement
  /** To whom it is not said as to the customer. */
  texts?: Readonly<Record<'intro' | 'has' | 'action' | 'overlap' | 'overlapHint', string>>
  /** Below what is chosen. */
  note?: string | false
  onBegin: (order: OrderInPlace) => void
}

/** Begins an order in the place of an agreement: other products, or the same at another address. */
export function BeginChange({ agreement, texts = changeTexts, note, onBegin }: Props) {
  const { number, productType, installationAddress } = agreement
  const [action, setAction] = useState<ReplacingAction>('change')
  const [overlapDays, setOverlapDays] = useState(0)
  const running = agreement.agreement.lines.filter(({ bond }) => bond !== null)
  return (
    <div className={styles.begin}>
      <p>{`${changeTexts.of(agreementNumber(number), addressLine(installationAddress))} ${texts.intro}`}</p>
      <DetailsBlock heading="h2" title={texts.has}>
        <DetailsList
          details={running.map(line => [countedName(line), formatEuro(line.centsPerMonth ?? 0)] as const)}
        />
      </DetailsBlock>
      {productType === 'internet' && (
        <RadioGroup
          legend={texts.action}
          name="action"
          value={action}
          onChange={({ target }) => setAction(target.value as ReplacingAction)}
          options={replacingActions.map(value => ({
            value,
            label: changeTexts.actions[value],
            hint: changeTexts.hints[value],
          }))}
        />
      )}
      {action === 'move' && (
        <SelectField
          name="overlap"
          label={texts.overlap}
          hint={texts.overlapHint}
          value={String(overlapDays)}
          onChange={({ target }) => setOverlapDays(Number(target.value))}
          options={Object.entries(changeTexts.overlaps).map(([value, label]) => ({ value, label }))}
        />
      )}
      {note && <p>{note}</p>}
      <div>
        <Button
          onClick={() =>
            onBegin(orderInPlace(agreement, { action, overlapDays: action === 'move' ? overlapDays : 0 }))
          }
        >
          {changeTexts.start}
        </Button>
      </div>
    </div>
  )
}
