import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { caseKinds } from '../../cases/case-kinds.ts'
import { orderPurposes } from '../../cases/order-purpose.ts'
import { caseKindNames, orderPurposeNames } from '../../cases/texts-desk.ts'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import type { RulesPage, RuleTable } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import styles from './rules.module.css'

export type Rule = RuleTable['rules'][number]

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

export const named = (
  otherwise: string,
  choices: readonly { readonly id: string; readonly name: string }[],
) => [{ value: '', label: otherwise }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]

/** Names with a word where a colleague is passed over. */
export const colleaguesOf = ({ colleagues }: RulesPage) =>
  colleagues.map(({ id, name, cannotTake }) => ({ id, name: cannotTake ? texts.cannotTake(name) : name }))

/** One rule of the table. */
export function RuleFields({ at, rule, page, errors, isLast, onChange, onMove, onRemove }: RuleProps) {
  const title = rule.name || texts.rule(at + 1)
  const field = (name: keyof Rule) => ({
    name: `rules.${at}.${name}`,
    error: errors[`rules.${at}.${name}`]?.message,
  })
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>{`${at + 1}. ${title}`}</legend>
      <Conditions rule={rule} page={page} field={field} onChange={onChange} />
      <Members rule={rule} page={page} field={field} onChange={onChange} />
      <RuleButtons title={title} at={at} isLast={isLast} onMove={onMove} onRemove={onRemove} />
    </fieldset>
  )
}

type PartProps = Pick<RuleProps, 'rule' | 'page' | 'onChange'> & {
  field: (name: keyof Rule) => { readonly name: string; readonly error: string | undefined }
}

/** The cases that a rule is for. */
const Conditions = ({ rule, page, field, onChange }: PartProps) => (
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
      {...field('purpose')}
      label={texts.purpose}
      value={rule.purpose ?? ''}
      options={named(
        texts.anyPurpose,
        orderPurposes.map(id => ({ id, name: orderPurposeNames[id] })),
      )}
      onChange={event =>
        onChange({ purpose: orderPurposes.find(each => each === event.target.value) ?? null })
      }
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
)

/** Those who get them. */
function Members({ rule, page, field, onChange }: PartProps) {
  const { name: id, error } = field('members')
  const toggle = (member: string) =>
    onChange({
      members: rule.members.includes(member)
        ? rule.members.filter(each => each !== member)
        : [...rule.members, member],
    })
  return (
    <fieldset className={styles.members} id={id} tabIndex={-1}>
      <legend>{texts.members}</legend>
      <p className={styles.hint}>{texts.membersHint}</p>
      <div className={styles.people}>
        {colleaguesOf(page).map(({ id: memberId, name }) => (
          <Checkbox
            key={memberId}
            id={`${id}-${memberId}`}
            label={name}
            checked={rule.members.includes(memberId)}
            onChange={() => toggle(memberId)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

type ButtonsProps = Pick<RuleProps, 'at' | 'isLast' | 'onMove' | 'onRemove'> & { title: string }

const RuleButtons = ({ title, at, isLast, onMove, onRemove }: ButtonsProps) => (
  <div className={styles.buttons}>
    <Button small variant="quiet" disabled={at === 0} aria-label={texts.up(title)} onClick={() => onMove(-1)}>
      <ArrowUp aria-hidden="true" />
    </Button>
    <Button small variant="quiet" disabled={isLast} aria-label={texts.down(title)} onClick={() => onMove(1)}>
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
)
