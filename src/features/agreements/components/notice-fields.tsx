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
import type { AgreementLine } from '../contract.ts'
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
  /** Places of the lines that are chosen. */
  chosen: readonly number[]
  onChoose: (positions: number[]) => void
  /** The other fields; the first box has the id of the positions, to which the summary of errors leads. */
  controls: Readonly<Record<'positions' | 'lastDay' | 'why', Control>> & {
    /** null where nothing can be said with it. */
    readonly words: Control | null
  }
}

/** The fields of a notice: which lines, by when, and if one likes why. */
export function NoticeFields({ lines, today, chosen, onChoose, controls, labels = noticeFields }: Props) {
  const choices = leavable(lines)
  const { id, error } = controls.positions
  const isAll = choices.every(({ position }) => chosen.includes(position))
  const earliest = earliestLastDay(today)
  const free = withoutCosts(
    choices.filter(({ position }) => chosen.includes(position)),
    today,
  )
  return (
    <Fields>
      <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>{labels.positions}</legend>
        {choices.map((line, index) => (
          <Checkbox
            key={line.position}
            id={index === 0 ? id : `${id}-${line.position}`}
            label={line.quantity === 1 ? line.name : `${line.quantity} × ${line.name}`}
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
      <TextField
        {...controls.lastDay}
        label={noticeFields.lastDay}
        type="date"
        size="medium"
        min={earliest}
        hint={
          free && free > earliest ? texts.withoutCosts(wholeDay(free)) : texts.earliest(wholeDay(earliest))
        }
      />
      <SelectField
        {...controls.why}
        label={noticeFields.why}
        optional
        options={[
          { value: '', label: texts.chooseReason },
          ...noticeReasonNames.map(value => ({ value, label: noticeReasons[value] })),
        ]}
      />
      {controls.words && <TextArea {...controls.words} label={labels.words} optional rows={2} />}
    </Fields>
  )
}
