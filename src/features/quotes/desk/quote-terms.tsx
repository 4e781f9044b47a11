import { wholeFromTyped } from '../../../common/typed-money.ts'
import { addDays, dutchDay } from '../../../common/working-days.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { partTerms } from '../part.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import styles from './quotes.module.css'
import type { DraftErrors, TypedDraft, TypedPart } from './typed-draft.ts'

type PartProps = {
  part: Pick<TypedPart, 'termInMonths' | 'freeMonths'>
  errors: DraftErrors
  onChange: (part: Partial<TypedPart>) => void
}

export const termOptions = [
  { value: '', label: texts.asInCatalogue },
  ...partTerms.map(term => ({ value: String(term), label: texts.months(term) })),
]

/** The last day of so many, as the server counts them; nothing while that is no number. */
function lastDay(days: string): string | undefined {
  const count = wholeFromTyped(days)
  return count > 0 && count < 1000
    ? texts.validUntil(dayInWords(addDays(dutchDay(new Date()), count)))
    : undefined
}

/** For how long a part binds, and which months are free. */
export const PartTerms = ({ part, errors, onChange }: PartProps) => (
  <Card title={texts.partTerms}>
    <div className={styles.row}>
      <SelectField
        name="termInMonths"
        label={texts.term}
        size="medium"
        options={termOptions}
        value={part.termInMonths === null ? '' : String(part.termInMonths)}
        onChange={({ target }) =>
          onChange({ termInMonths: partTerms.find(term => String(term) === target.value) ?? null })
        }
      />
      <TextField
        name="freeMonths"
        label={texts.freeMonths}
        size="short"
        inputMode="numeric"
        optional
        hint={texts.freeMonthsHint}
        error={errors.freeMonths}
        value={part.freeMonths}
        onChange={event => onChange({ freeMonths: event.target.value })}
      />
    </div>
  </Card>
)

type Props = { typed: TypedDraft; errors: DraftErrors; onChange: (part: Partial<TypedDraft>) => void }

/** Until when the quote can be accepted, and what is written with it. */
export const QuoteTerms = ({ typed, errors, onChange }: Props) => (
  <Card title={texts.terms}>
    <div className={styles.row}>
      <TextField
        name="validDays"
        label={texts.validDays}
        size="short"
        inputMode="numeric"
        hint={lastDay(typed.validDays)}
        error={errors.validDays}
        value={typed.validDays}
        onChange={event => onChange({ validDays: event.target.value })}
      />
    </div>
    <TextArea
      name="words"
      label={texts.words}
      hint={texts.wordsHint}
      optional
      rows={4}
      error={errors.words}
      value={typed.words}
      onChange={event => onChange({ words: event.target.value })}
    />
  </Card>
)
