import { Plus } from 'lucide-react'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { fitsAnything } from '../assignment-rules.ts'
import type { RulesPage, RuleTable } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { type Rule, RuleFields } from './rule-fields.tsx'
import styles from './rules.module.css'

const newRule: Rule = { name: '', ...fitsAnything, members: [] }

const newAbsence: RuleTable['absences'][number] = { staffId: '', since: null, until: '', replacementId: null }

/** An item of a list in another place, or changed, or gone. */
const withItem = <Item,>(items: readonly Item[], at: number, change: Partial<Item>): Item[] =>
  items.map((item, place) => (place === at ? { ...item, ...change } : item))
const without = <Item,>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, place) => place !== at)
function moved<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const item = items[at]
  return item === undefined ? [...items] : without(items, at).toSpliced(at + by, 0, item)
}

type RulesProps = {
  page: RulesPage
  rules: RuleTable['rules']
  errors: FieldErrors
  onChange: (rules: RuleTable['rules']) => void
}

/** The rules in their order. */
export const RuleList = ({ page, rules, errors, onChange }: RulesProps) => (
  <section aria-labelledby="rules" className={styles.list}>
    <h2 id="rules">{texts.rules}</h2>
    {rules.length === 0 && <p>{texts.none}</p>}
    {rules.map((rule, at) => (
      <RuleFields
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
        key={at}
        at={at}
        rule={rule}
        page={page}
        errors={errors}
        isLast={at === rules.length - 1}
        onChange={part => onChange(withItem(rules, at, part))}
        onMove={by => onChange(moved(rules, at, by))}
        onRemove={() => onChange(without(rules, at))}
      />
    ))}
    <AddButton onClick={() => onChange([...rules, newRule])}>{texts.add}</AddButton>
  </section>
)

type AbsencesProps = {
  page: RulesPage
  absences: RuleTable['absences']
  errors: FieldErrors
  onChange: (absences: RuleTable['absences']) => void
}

/** Those who are away. */
export const AbsenceList = ({ page, absences, errors, onChange }: AbsencesProps) => (
  <section aria-labelledby="absences" className={styles.list}>
    <h2 id="absences">{texts.absences}</h2>
    <p>{texts.absencesIntro}</p>
    {absences.map((absence, at) => (
      <AbsenceFields
        // biome-ignore lint/suspicious/noArrayIndexKey: as the rules
        key={at}
        at={at}
        absence={absence}
        page={page}
        errors={errors}
        onChange={part => onChange(withItem(absences, at, part))}
        onRemove={() => onChange(without(absences, at))}
      />
    ))}
    <AddButton onClick={() => onChange([...absences, newAbsence])}>{texts.addAbsence}</AddButton>
  </section>
)

const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <div>
    <Button small variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  </div>
)
