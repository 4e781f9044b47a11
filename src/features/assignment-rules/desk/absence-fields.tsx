import { Trash2 } from 'lucide-react'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { RulesPage, RuleTable } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import { colleaguesOf, named } from './rule-fields.tsx'
import styles from './rules.module.css'

type Absence = RuleTable['absences'][number]

type AbsenceProps = {
  at: number
  absence: Absence
  page: RulesPage
  errors: FieldErrors
  onChange: (part: Partial<Absence>) => void
  onRemove: () => void
}

/** A colleague who is away, and their replacement. */
export function AbsenceFields({ at, absence, page, errors, onChange, onRemove }: AbsenceProps) {
  const field = (name: keyof Absence) => ({
    name: `absences.${at}.${name}`,
    error: errors[`absences.${at}.${name}`]?.message,
  })
  return (
    <div className={styles.fields}>
      <SelectField
        {...field('staffId')}
        label={texts.colleague}
        value={absence.staffId}
        placeholder={texts.colleague}
        options={colleaguesOf(page).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={event => onChange({ staffId: event.target.value })}
      />
      <TextField
        {...field('since')}
        label={texts.since}
        type="date"
        value={absence.since ?? ''}
        onChange={event => onChange({ since: event.target.value || null })}
      />
      <TextField
        {...field('until')}
        label={texts.until}
        type="date"
        value={absence.until}
        onChange={event => onChange({ until: event.target.value })}
      />
      <SelectField
        {...field('replacementId')}
        label={texts.replacement}
        value={absence.replacementId ?? ''}
        options={named(texts.noReplacement, colleaguesOf(page))}
        onChange={event => onChange({ replacementId: event.target.value || null })}
      />
      <div>
        <Button small variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
