import { useId } from 'react'
import type { IsoWeek } from '../../../common/iso-weeks.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FieldError, FieldHint, fieldAria } from '../../../ui/kit/field.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import {
  type DeliveryPreference,
  preferenceInWords,
  preferredWeekCount,
  weekInWords,
} from '../delivery-preference.ts'
import { deliveryPreferenceTexts as texts } from '../delivery-preference-texts.ts'
import styles from './delivery-preference-fields.module.css'

type Props = {
  /** Weeks in which can be delivered; none while they are not known. */
  weeks: readonly IsoWeek[]
  /** null where nothing is preferred. */
  value: DeliveryPreference | null
  onChange: (preference: DeliveryPreference | null) => void
  /** Why the weeks were refused. */
  error?: string | undefined
}

const parts = ['morning', 'afternoon', 'day'] as const

/** One line that opens: the weeks and the part of the day that suit the buyer for the delivery. */
export function DeliveryPreferenceFields({ weeks, value, onChange, error }: Props) {
  const id = useId()
  const { weeks: chosen, partOfDay }: DeliveryPreference = value ?? { weeks: [], partOfDay: 'day' }
  // A week that was chosen on an earlier visit can be left out again.
  const shown = [...new Set([...weeks, ...chosen])].toSorted()
  const change = (preference: DeliveryPreference) =>
    onChange(preference.weeks.length === 0 && preference.partOfDay === 'day' ? null : preference)
  return (
    <Fold
      title={value ? `${texts.title}: ${preferenceInWords(value)}` : texts.invite}
      open={error !== undefined}
    >
      <div className={`screen-only ${styles.fields}`}>
        <p>{texts.intro}</p>
        {shown.length > 0 && (
          <fieldset {...fieldAria(id, { hint: true, error })}>
            <legend className={styles.legend}>{texts.weeks}</legend>
            <FieldHint id={id} hint={texts.weeksHint(preferredWeekCount)} />
            <div className={styles.weeks}>
              {shown.map((week, position) => (
                <Checkbox
                  key={week}
                  id={
                    position === 0 ? 'deliveryPreference.weeks' : `deliveryPreference.weeks-${position + 1}`
                  }
                  label={weekInWords(week)}
                  checked={chosen.includes(week)}
                  disabled={chosen.length >= preferredWeekCount && !chosen.includes(week)}
                  onChange={({ target: { checked } }) =>
                    change({
                      partOfDay,
                      weeks: checked ? [...chosen, week].toSorted() : chosen.filter(each => each !== week),
                    })
                  }
                />
              ))}
            </div>
            <FieldError id={id} error={error} />
          </fieldset>
        )}
        <RadioGroup
          legend={texts.partOfDay}
          name="deliveryPreference.partOfDay"
          options={parts.map(part => ({ value: part, label: texts.parts[part] }))}
          value={partOfDay}
          inRow
          onChange={({ target }) => {
            const part = parts.find(each => each === target.value)
            if (part) change({ weeks: chosen, partOfDay: part })
          }}
        />
      </div>
    </Fold>
  )
}
