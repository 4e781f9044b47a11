import { formatEuro } from '../../../common/money.ts'
import type { Day } from '../../../common/working-days.ts'
import { Fields } from '../../../ui/forms/form.tsx'
import type { Control } from '../../../ui/forms/form-fields.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type AgreementLine, countedName } from '../contract.ts'
import { leavable, withoutCosts } from '../notice.ts'
import { noticeReasonNames, noticeReasons } from '../notice-reasons.ts'
import { earliestLastDay } from '../term.ts'
import { noticeFields, noticeTexts as texts } from '../texts.ts'
import styles from './notice.module.css'
import { wholeDay } from './ways-out.ts'

type Props = {
  /** Names of the first and the last field. */
  labels?: Readonly<Record<'positions' | 'words', string>>
  lines: readonly AgreementLine[]
  today: Day
  form: NoticeForm
  /** Whether something can be said with it. */
  hasWords?: boolean
  /** Whether its customer is asked why. */
  hasReason?: boolean
}

/** As much of a form over a notice as its fields need. */
type NoticeForm = {
  readonly form: {
    watch(name: 'positions'): number[]
    setValue(name: 'positions', positions: number[], options: { shouldValidate: boolean }): void
  }
  readonly attempt: number
  control(name: 'positions' | 'lastDay' | 'why' | 'words'): Control
}

/** The fields of a notice: which lines, by when, and if one likes why. */
export function NoticeFields({
  lines,
  today,
  form,
  labels = noticeFields,
  hasWords = true,
  hasReason = true,
}: Props) {
  const chosen = form.form.watch('positions')
  const choices = leavable(lines)
  const free = withoutCosts(
    choices.filter(({ position }) => chosen.includes(position)),
    today,
  )
  return (
    <Fields>
      <Choices form={form} choices={choices} legend={labels.positions} today={today} />
      <CommonFields
        form={form}
        free={free}
        today={today}
        words={labels.words}
        hasWords={hasWords}
        hasReason={hasReason}
      />
    </Fields>
  )
}

type CommonProps = Pick<Props, 'today' | 'hasWords' | 'hasReason'> & {
  form: { control(name: 'lastDay' | 'why' | 'words'): Control }
  /** The last day without costs of what was chosen; null without any. */
  free: Day | null
  /** The name of the last field. */
  words?: string
}

/** The fields that notices of one agreement and of several have: by when, and if one likes why. */
export function CommonFields({
  form,
  free,
  today,
  words = noticeFields.words,
  hasWords = true,
  hasReason = true,
}: CommonProps) {
  const earliest = earliestLastDay(today)
  return (
    <>
      <TextField
        {...form.control('lastDay')}
        label={noticeFields.lastDay}
        type="date"
        size="medium"
        min={earliest}
        hint={
          free && free > earliest ? texts.withoutCosts(wholeDay(free)) : texts.earliest(wholeDay(earliest))
        }
      />
      {hasReason && (
        <SelectField
          {...form.control('why')}
          label={noticeFields.why}
          optional
          options={[
            { value: '', label: texts.chooseReason },
            ...noticeReasonNames.map(value => ({ value, label: noticeReasons[value] })),
          ]}
        />
      )}
      {hasWords && <TextArea {...form.control('words')} label={words} optional rows={2} />}
    </>
  )
}

type ChoicesProps = Pick<Props, 'form' | 'today'> & {
  choices: readonly AgreementLine[]
  legend: string
}

/** The lines that can be chosen, and one press for all of them. */
function Choices({ form, choices, legend, today }: ChoicesProps) {
  const chosen = form.form.watch('positions')
  const onChoose = (positions: number[]) =>
    form.form.setValue('positions', positions, { shouldValidate: form.attempt > 0 })
  // The first box has the id of the field, to which the summary of errors leads.
  const { id, error } = form.control('positions')
  const isAll = choices.every(({ position }) => chosen.includes(position))
  const earliest = earliestLastDay(today)
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((line, index) => (
        <Checkbox
          key={line.position}
          id={index === 0 ? id : `${id}-${line.position}`}
          label={countedName(line)}
          hint={texts.line(
            formatEuro(line.centsPerMonth ?? 0),
            wholeDay(line.wayOut?.withoutCosts ?? earliest),
          )}
          checked={chosen.includes(line.position)}
          onChange={({ target }) =>
            onChoose(
              target.checked
                ? [...chosen, line.position]
                : chosen.filter(position => position !== line.position),
            )
          }
        />
      ))}
      <FieldError id={id} error={error} />
      {choices.length > 1 && (
        <div>
          <Button
            small
            variant="secondary"
            onClick={() => onChoose(isAll ? [] : choices.map(({ position }) => position))}
          >
            {isAll ? texts.none : texts.all}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
