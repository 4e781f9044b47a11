import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import type { Day } from '../../../common/working-days.ts'
import { Fields } from '../../../ui/forms/form.tsx'
import type { Control } from '../../../ui/forms/form-fields.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { centsPerMonth } from '../agreement.ts'
import { countedName } from '../contract.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import type { NoticesGiving } from '../contract-together.ts'
import { leavable, withoutCosts } from '../notice.ts'
import { noticeTexts } from '../texts.ts'
import { noticesTexts as texts } from '../texts-together.ts'
import { placeOf } from '../together.ts'
import styles from './notice.module.css'
import { CommonFields } from './notice-fields.tsx'
import { wholeDay } from './ways-out.ts'

type Chosen = NoticesGiving['agreements']

/** As much of a form over several notices as its fields need. */
type NoticesFormOf = {
  readonly form: {
    watch(name: 'agreements'): Chosen
    setValue(name: 'agreements', agreements: Chosen, options: { shouldValidate: boolean }): void
  }
  readonly attempt: number
  control(name: 'agreements' | 'lastDay' | 'why' | 'words'): Control
}

type Props = {
  form: NoticesFormOf
  choices: readonly CustomerAgreement[]
  /** Over what can be chosen. */
  legend: string
  /** The id under which the notice of an agreement is sent. */
  idOf: (number: string) => string
  today: Day
}

/** The fields of notices of several agreements: which, with which lines, by when, and if one likes why. */
export function NoticesFields({ form, choices, legend, idOf, today }: Props) {
  const chosen = form.form.watch('agreements')
  const lines = choices.flatMap(({ number, lines: ofOne }) => {
    const positions = chosen.find(each => each.number === number)?.positions ?? []
    return ofOne.filter(({ position }) => positions.includes(position))
  })
  return (
    <Fields>
      <Choices form={form} choices={choices} legend={legend} idOf={idOf} today={today} />
      <CommonFields form={form} free={withoutCosts(lines, today)} today={today} />
    </Fields>
  )
}

/** The agreements that can be chosen, each with its lines once it is, and one press for all of them. */
function Choices({ form, choices, legend, idOf, today }: Props) {
  const chosen = form.form.watch('agreements')
  const onChoose = (agreements: Chosen) =>
    form.form.setValue('agreements', agreements, { shouldValidate: form.attempt > 0 })
  const whole = ({ number, lines }: CustomerAgreement): Chosen[number] => ({
    id: idOf(number),
    number,
    positions: leavable(lines).map(({ position }) => position),
    costInCents: 0,
  })
  // They stay in the order in which they are listed.
  const choose = (number: string, next: Chosen[number] | null) =>
    onChoose(
      choices.flatMap(each => {
        const known = each.number === number ? next : chosen.find(other => other.number === each.number)
        return known ? [known] : []
      }),
    )
  // The first box has the id of the field, to which the summary of errors leads.
  const { id, error } = form.control('agreements')
  const isAll = chosen.length === choices.length
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((agreement, index) => {
        const { number, lines } = agreement
        const own = chosen.find(each => each.number === number)
        const free = withoutCosts(leavable(lines), today)
        return (
          <div key={number} className={styles.choices}>
            <Checkbox
              id={index === 0 ? id : `${id}-${number}`}
              label={placeOf(agreement)}
              hint={texts.of(
                agreementNumber(number),
                formatEuro(centsPerMonth([agreement], today)),
                wholeDay(free ?? today),
              )}
              checked={own !== undefined}
              onChange={({ target }) => choose(number, target.checked ? whole(agreement) : null)}
            />
            {own && (
              <LinesOf
                agreement={agreement}
                positions={own.positions}
                onChange={positions => choose(number, positions.length > 0 ? { ...own, positions } : null)}
              />
            )}
          </div>
        )
      })}
      <FieldError id={id} error={error} />
      <div>
        <Button small variant="secondary" onClick={() => onChoose(isAll ? [] : choices.map(whole))}>
          {isAll ? noticeTexts.none : noticeTexts.all}
        </Button>
      </div>
    </fieldset>
  )
}

type LinesProps = {
  agreement: CustomerAgreement
  positions: readonly number[]
  onChange: (positions: number[]) => void
}

/** The lines of a chosen agreement, of which some can be kept; nothing where there is one. */
function LinesOf({ agreement: { number, lines }, positions, onChange }: LinesProps) {
  const choices = leavable(lines)
  if (choices.length < 2) return null
  return (
    <fieldset className={styles.of}>
      <legend className="visually-hidden">{texts.linesOf(agreementNumber(number))}</legend>
      {choices.map(line => (
        <Checkbox
          key={line.position}
          label={countedName(line)}
          checked={positions.includes(line.position)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...positions, line.position].toSorted((one, other) => one - other)
                : positions.filter(position => position !== line.position),
            )
          }
        />
      ))}
    </fieldset>
  )
}
