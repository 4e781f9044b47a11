import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CallFailure } from '../../../api/call-failure.ts'
import { callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { type FieldErrors, fieldErrors } from '../../../common/contract/failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { PageTitle } from '../../desk/components/ui/page-title.tsx'
import { type RulesPage, RuleTable, type TryOut } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/rules.ts'
import { AbsenceFields, type Rule, RuleFields } from './rule-fields.tsx'
import styles from './rules.module.css'
import { Tried } from './tried.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/verdeling')

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
  // A change of somebody else takes the place of what is on the screen.
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
  const [failed, setFailed] = useState<{ act: 'save' | 'try'; failure: CallFailure } | null>(null)
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
    setFailed(null)
    if (!parsed.success) return
    setBusy(act)
    const result = await send(parsed.data)
    setBusy(null)
    if (result.ok) return onDone(result.data)
    if (result.kind === 'refused') setErrors(result.failure.errors ?? {})
    setFailed({ act, failure: callFailure(result) })
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
              change({
                absences: [...table.absences, { staffId: '', since: null, until: '', replacementId: null }],
              })
            }
          >
            {texts.addAbsence}
          </Button>
        </div>
      </section>
      {failed && (
        <Notice
          kind="error"
          title={failed.failure.title ?? (failed.act === 'save' ? texts.notSaved : texts.notTried)}
        >
          <p>{failed.failure.message}</p>
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
