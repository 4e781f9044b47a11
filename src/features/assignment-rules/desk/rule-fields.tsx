import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { caseKinds } from '../../cases/case-kinds.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import type { RulesPage, RuleTable } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import styles from './rules.module.css'

export type Rule = RuleTable['rules'][number]
type Absence = RuleTable['absences'][number]

type RuleProps = {
  at: number
  rule: Rule
  page: RulesPage
  errors: FieldErrors
  isLast: boolean
  onChange: (part: Partial<Rule>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const named = (otherwise: string, choices: readonly { readonly id: string; readonly name: string }[]) => [
  { value: '', label: otherwise },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
]

/** Names with a word where a colleague is passed over. */
const colleaguesOf = ({ colleagues }: RulesPage) =>
  colleagues.map(({ id, name, cannotTake }) => ({ id, name: cannotTake ? texts.cannotTake(name) : name }))

/** One rule of the table. */
export function RuleFields({ at, rule, page, errors, isLast, onChange, onMove, onRemove }: RuleProps) {
  const title = rule.name || texts.rule(at + 1)
  const field = (name: keyof Rule) => ({
    name: `rules.${at}.${name}`,
    error: errors[`rules.${at}.${name}`]?.message,
  })
  const toggle = (id: string) =>
    onChange({
      members: rule.members.includes(id) ? rule.members.filter(each => each !== id) : [...rule.members, id],
    })
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>{`${at + 1}. ${title}`}</legend>
      <div className={styles.fields}>
        <TextField
          {...field('name')}
          label={texts.name}
          value={rule.name}
          onChange={event => onChange({ name: event.target.value })}
        />
        <SelectField
          {...field('kind')}
          label={texts.kind}
          value={rule.kind ?? ''}
          options={named(
            texts.anyKind,
            caseKinds.map(id => ({ id, name: caseKindNames[id] })),
          )}
          onChange={event => onChange({ kind: caseKinds.find(each => each === event.target.value) ?? null })}
        />
        <SelectField
          {...field('productType')}
          label={texts.product}
          value={rule.productType ?? ''}
          options={named(
            texts.anyProduct,
            productTypes.map(id => ({ id, name: productTypeNames[id] })),
          )}
          onChange={event =>
            onChange({ productType: productTypes.find(each => each === event.target.value) ?? null })
          }
        />
        <SelectField
          {...field('formId')}
          label={texts.form}
          value={rule.formId ?? ''}
          options={named(texts.anyForm, page.forms)}
          onChange={event => onChange({ formId: event.target.value || null })}
        />
        <SelectField
          {...field('resellerId')}
          label={texts.reseller}
          value={rule.resellerId ?? ''}
          options={named(texts.anyReseller, page.resellers)}
          onChange={event => onChange({ resellerId: event.target.value || null })}
        />
        <TextField
          {...field('postcodeFrom')}
          label={texts.postcodeFrom}
          optional
          value={rule.postcodeFrom ?? ''}
          onChange={event => onChange({ postcodeFrom: event.target.value })}
        />
        <TextField
          {...field('postcodeTo')}
          label={texts.postcodeTo}
          optional
          value={rule.postcodeTo ?? ''}
          onChange={event => onChange({ postcodeTo: event.target.value })}
        />
      </div>
      <fieldset className={styles.members}>
        <legend>{texts.members}</legend>
        <p className={styles.hint}>{texts.membersHint}</p>
        <div className={styles.people}>
          {colleaguesOf(page).map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`rules.${at}.member-${id}`}
              label={name}
              checked={rule.members.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
        {field('members').error !== undefined && <p className={styles.wrong}>{field('members').error}</p>}
      </fieldset>
      <div className={styles.buttons}>
        <Button
          small
          variant="quiet"
          disabled={at === 0}
          aria-label={texts.up(title)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          small
          variant="quiet"
          disabled={isLast}
          aria-label={texts.down(title)}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
        <Button
          small
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={texts.removeOf(title)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  )
}

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
