import { useEffect, useState } from 'react'
import { formatPhone } from '../../../../../common/checks/phone.ts'
import { afterPress, watchPresses } from '../../../../../ui/forms/after-press.ts'
import { TextField } from '../../../../../ui/kit/text-field.tsx'
import { retentionNumberProblems } from '../../../../porting/retention-number.ts'
import { orderStore, useOrderState } from '../../../store/order-state.ts'
import { retentionTexts } from '../../../texts/telefonie.ts'
import styles from './number-retention.module.css'

/** Nummerbehoud: the numbers to keep, all optional; what is wrong with one shows once its field is left. */
export function NumberRetention() {
  const { additionalData } = useOrderState()
  const { phoneNumberRetention: numbers } = additionalData
  const [typingIn, setTypingIn] = useState<number | null>(null)
  const problems = retentionNumberProblems(numbers)
  useEffect(watchPresses, [])

  return (
    <div className={styles.block}>
      <p className={styles.intro}>{retentionTexts.intro}</p>
      <div className={styles.fields}>
        {fieldNames.map((name, index) => (
          <TextField
            key={name}
            name={name}
            label={retentionTexts.label(index + 1)}
            hint={index === 0 ? retentionTexts.hint : undefined}
            optional
            type="tel"
            autoComplete="off"
            size="medium"
            value={numbers[index] ?? ''}
            error={typingIn === index ? undefined : (problems[index] ?? undefined)}
            onChange={event => {
              setTypingIn(index)
              orderStore.setRetentionNumber(index, event.target.value)
            }}
            onBlur={({ target }) =>
              afterPress(() => {
                setTypingIn(null)
                orderStore.setRetentionNumber(index, formatPhone(target.value))
              })
            }
          />
        ))}
      </div>
      <p className={styles.more}>{retentionTexts.more}</p>
    </div>
  )
}

/** In the order of the list that is stored and sent (order-flow §3). */
const fieldNames = ['phoneNumberRetention-0', 'phoneNumberRetention-1', 'phoneNumberRetention-2'] as const
