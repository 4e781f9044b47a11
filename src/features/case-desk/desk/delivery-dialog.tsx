import { useWatch } from 'react-hook-form'
import { mondayOf } from '../../../common/iso-weeks.ts'
import { addDays } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { DeliveryDay } from '../../cases/command-schemas.ts'
import styles from '../../cases/components/case.module.css'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { MailChoice } from '../../cases/components/mail-choice.tsx'
import { partOfDayNames, partsOfDay } from '../../cases/delivery-plan.ts'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import {
  type DeliveryPreference,
  isPreferred,
  preferenceInWords,
  weekInWords,
} from '../../orders/delivery-preference.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { deliveryTexts } from '../texts-desk.ts'

/** The day on which the order is delivered, when on that day, and who comes; days that the buyer prefers go first. */
export function DeliveryDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useDeskCase()
  const { deliveryPreference: preference } = shown
  const { day = '', partOfDay = usualPart(preference), installer = '' } = shown.delivery ?? {}
  const form = useCommandForm({
    schema: DeliveryDay,
    initial: { day, partOfDay, installer, mail: true },
    act: 'levering',
    wanted: plan => [
      [commandTexts.deliveryTitle, `${dayInWords(plan.day)}, ${partsOfDay[plan.partOfDay].label}`],
      [commandTexts.installer, plan.installer],
    ],
    onDone: onClose,
  })
  const choose = (chosen: string) =>
    form.form.setValue('day', chosen, { shouldDirty: true, shouldValidate: true })
  const { id: _id, ...part } = form.control('partOfDay')
  const [plannedDay, plannedPart] = useWatch({ control: form.form.control, name: ['day', 'partOfDay'] })
  return (
    <Dialog open onClose={onClose} title={commandTexts.deliveryTitle}>
      <CommandForm form={form} submit={commandTexts.save} onCancel={onClose}>
        {preference && <PreferredDays preference={preference} today={shown.today} onChoose={choose} />}
        <Days
          legend={deliveryTexts.comingDays}
          days={preference ? shown.workingDays.slice(0, 5) : shown.workingDays}
          today={shown.today}
          onChoose={choose}
        />
        <TextField {...form.field('day')} type="date" min={shown.today} size="medium" />
        <RadioGroup
          legend={commandTexts.partOfDay}
          options={partOfDayNames.map(value => ({ value, label: partsOfDay[value].label }))}
          {...part}
        />
        {preference &&
          plannedDay !== '' &&
          !isPreferred(preference, { day: plannedDay, partOfDay: plannedPart }) && (
            <Notice kind="warning" title={deliveryTexts.notPreferred} announced>
              <p>{deliveryTexts.preference(preferenceInWords(preference))}</p>
            </Notice>
          )}
        <TextField {...form.field('installer')} label={commandTexts.installer} />
        <MailChoice
          field={form.control('mail')}
          milestone="delivery-planned"
          question={() => {
            const { mail: _mail, ...plan } = form.form.getValues()
            return { act: 'levering', ...plan }
          }}
        />
      </CommandForm>
    </Dialog>
  )
}

const usualPart = (preference: DeliveryPreference | null) =>
  preference && preference.partOfDay !== 'day' ? preference.partOfDay : 'morning'

type PreferredProps = { preference: DeliveryPreference; today: string; onChoose: (day: string) => void }

/** The working week of each preferred week, to choose from at one press. */
function PreferredDays({ preference, today, onChoose }: PreferredProps) {
  return (
    <div className={styles.stack}>
      <p>
        <strong>{deliveryTexts.preference(preferenceInWords(preference))}</strong>
      </p>
      {preference.weeks.map(week => (
        <Days key={week} legend={weekInWords(week)} days={daysOf(week)} today={today} onChoose={onChoose} />
      ))}
    </div>
  )
}

type DaysProps = {
  legend: string
  days: readonly string[]
  today: string
  onChoose: (day: string) => void
}

/** Days to choose from at one press. */
const Days = ({ legend, days, today, onChoose }: DaysProps) => (
  <fieldset>
    <legend className={styles.by}>{legend}</legend>
    <div className={styles.days}>
      {days.map(day => (
        <Button
          key={day}
          small
          variant="secondary"
          disabled={day < today}
          aria-label={dayInWords(day)}
          onClick={() => onChoose(day)}
        >
          {deliveryTexts.shortDay(day)}
        </Button>
      ))}
    </div>
  </fieldset>
)

function daysOf(week: string): readonly string[] {
  const monday = mondayOf(week)
  return monday === null ? [] : [0, 1, 2, 3, 4].map(days => addDays(monday, days))
}
