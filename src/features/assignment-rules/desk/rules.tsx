import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { CallFailure } from '../../../api/call-failure.ts'
import { callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { type FieldErrors, fieldErrors } from '../../../common/contract/failure.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { caseKinds } from '../../cases/case-kinds.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../checkout/texts/flow.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { PageTitle } from '../../desk/components/ui/page-title.tsx'
import { deskMoment } from '../../desk/moments.ts'
import { type RulesPage, RuleTable, type TryOut } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/rules.ts'
import styles from './rules.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/verdeling')

type Rule = RuleTable['rules'][number]
type Absence = RuleTable['absences'][number]

const newRule: Rule = {
  name: '',
  kind: null,
  productType: null,
  formId: null,
  postcodeFrom: null,
  postcodeTo: null,
  resellerId: null,
  members: [],
}

/** Rules that assign cases, in their order, and who is away. */
export default function Rules({ loaderData: page }: Route.ComponentProps) {
  // What somebody else changed takes the place of what is on the screen.
  return (
    <>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <RuleEditor key={page.version} page={page} />
    </>
  )
}

/** An item of a list in another place, or changed, or gone. */
const withItem = <Item,>(items: readonly Item[], at: number, change: Partial<Item>): Item[] =>
  items.map((item, place) => (place === at ? { ...item, ...change } : item))
const without = <Item,>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, place) => place !== at)
function moved<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const item = items[at]
  return item === undefined ? [...items] : without(items, at).toSpliced(at + by, 0, item)
}

function RuleEditor({ page }: { page: RulesPage }) {
  const [table, setTable] = useState<RuleTable>({ rules: page.rules, absences: page.absences })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState<'save' | 'try' | null>(null)
  const [tried, setTried] = useState<TryOut | null>(null)
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const change = (part: Partial<RuleTable>) => setTable({ ...table, ...part })

  /** Does something with the table where its fields are right. */
  async function withTable<Data>(
    act: 'save' | 'try',
    send: (valid: RuleTable) => Promise<CallResult<Data>>,
    onDone: (data: Data) => void,
  ) {
    const parsed = RuleTable.safeParse(table)
    setErrors(parsed.success ? {} : fieldErrors(parsed.error))
    setFailure(null)
    if (!parsed.success) return
    setBusy(act)
    const result = await send(parsed.data)
    setBusy(null)
    if (result.ok) return onDone(result.data)
    if (result.kind === 'refused') setErrors(result.failure.errors ?? {})
    setFailure(callFailure(result))
  }
  const save = () =>
    withTable(
      'save',
      body => callAtDesk('PUT /api/beheer/verdeling', { body: { ...body, version: page.version } }),
      () => {
        announce(texts.saved)
        void revalidate()
      },
    )
  const tryOut = () =>
    withTable('try', body => callAtDesk('POST /api/beheer/verdeling/proef', { body }), setTried)

  return (
    <div className={styles.page}>
      <section aria-labelledby="rules" className={styles.list}>
        <h2 id="rules">{texts.rules}</h2>
        {table.rules.length === 0 && <p>{texts.none}</p>}
        {table.rules.map((rule, at) => (
          <RuleFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
            key={at}
            at={at}
            rule={rule}
            page={page}
            errors={errors}
            isLast={at === table.rules.length - 1}
            onChange={part => change({ rules: withItem(table.rules, at, part) })}
            onMove={by => change({ rules: moved(table.rules, at, by) })}
            onRemove={() => change({ rules: without(table.rules, at) })}
          />
        ))}
        <div>
          <Button
            small
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change({ rules: [...table.rules, newRule] })}
          >
            {texts.add}
          </Button>
        </div>
      </section>
      <section aria-labelledby="absences" className={styles.list}>
        <h2 id="absences">{texts.absences}</h2>
        <p>{texts.absencesIntro}</p>
        {table.absences.map((absence, at) => (
          <AbsenceFields
            // biome-ignore lint/suspicious/noArrayIndexKey: as the rules
            key={at}
            at={at}
            absence={absence}
            page={page}
            errors={errors}
            onChange={part => change({ absences: withItem(table.absences, at, part) })}
            onRemove={() => change({ absences: without(table.absences, at) })}
          />
        ))}
        <div>
          <Button
            small
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              change({ absences: [...table.absences, { staffId: '', until: '', replacementId: null }] })
            }
          >
            {texts.addAbsence}
          </Button>
        </div>
      </section>
      {failure && (
        <Notice kind="error" title={failure.title ?? texts.notSaved}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button small busy={busy === 'save'} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button small variant="secondary" busy={busy === 'try'} onClick={() => void tryOut()}>
          {texts.tryOut}
        </Button>
      </div>
      {tried && <Tried {...tried} />}
    </div>
  )
}

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

const named = (any: string, choices: readonly { readonly id: string; readonly name: string }[]) => [
  { value: '', label: any },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
]

function RuleFields({ at, rule, page, errors, isLast, onChange, onMove, onRemove }: RuleProps) {
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
          {page.colleagues.map(({ id, name }) => (
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
        <Button small variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {texts.remove(title)}
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

function AbsenceFields({ at, absence, page, errors, onChange, onRemove }: AbsenceProps) {
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
        options={page.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={event => onChange({ staffId: event.target.value })}
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
        options={named(texts.noReplacement, page.colleagues)}
        onChange={event => onChange({ replacementId: event.target.value || null })}
      />
      <div>
        <Button small variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {texts.removeAbsence}
        </Button>
      </div>
    </div>
  )
}

const Tried = ({ cases }: TryOut) => (
  <section className={styles.list} aria-live="polite">
    <p className={styles.legend}>
      {texts.tried(cases.filter(({ rule }) => rule !== null).length, cases.length)}
    </p>
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.triedTable}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.case}</th>
          <th scope="col">{texts.opened}</th>
          <th scope="col">{texts.byRule}</th>
          <th scope="col">{texts.to}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ number, name, openedAt, rule, assignee }) => (
          <tr key={number}>
            <th scope="row">
              <Link to={deskPaths.case(number)}>{formatOrderNumber(number)}</Link>
              <span className={styles.who}>{name}</span>
            </th>
            <td>{deskMoment(openedAt)}</td>
            <td>{rule ?? texts.noRule}</td>
            <td>{assignee ?? texts.nobody}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
