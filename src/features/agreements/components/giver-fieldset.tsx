import type { Day } from '../../../common/working-days.ts'
import { Fields } from '../../../ui/forms/form.tsx'
import type { Control } from '../../../ui/forms/form-fields.ts'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type NoticeGiver, ourGrounds } from '../contract.ts'
import { productEndReasons } from '../product-end.ts'
import { noticeGiverFields as labels } from '../texts.ts'
import { noticeGiverTexts as texts } from '../texts-desk.ts'

type Props = {
  form: { control(name: 'by' | 'provider' | 'switchesOn' | 'ground'): Control }
  by: NoticeGiver['by']
  today: Day
  /** The last day of the notice; empty until it is chosen. */
  lastDay: Day
}

/** The fields of a notice's giver: the customer, another provider with its name and day, or us with a ground. */
export const GiverFieldset = ({ form, by, today, lastDay }: Props) => (
  <Fields>
    <SelectField
      {...form.control('by')}
      label={labels.by}
      options={Object.entries(texts.givers).map(([value, label]) => ({ value, label }))}
    />
    {by === 'other-provider' && (
      <>
        <TextField {...form.control('provider')} label={labels.provider} size="medium" />
        <TextField
          {...form.control('switchesOn')}
          label={labels.switchesOn}
          type="date"
          size="medium"
          min={today}
          max={lastDay || undefined}
          hint={texts.switchHint}
        />
      </>
    )}
    {by === 'us' && (
      <SelectField
        {...form.control('ground')}
        label={labels.ground}
        options={[
          { value: '', label: texts.chooseGround },
          ...ourGrounds.map(value => ({ value, label: productEndReasons[value] })),
        ]}
      />
    )}
  </Fields>
)
