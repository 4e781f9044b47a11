import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { type FieldErrors, fieldErrors } from '../../../common/contract/failure.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { OnceHydrated } from '../../desk/components/versioned/once-hydrated.tsx'
import { useVersionedState } from '../../desk/components/versioned/use-versioned-state.ts'
import { Versioned } from '../../desk/components/versioned/versioned.tsx'
import { type RulesPage, RuleTable, type TryOut } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/rules.ts'
import { describeRules, rowKey } from './describe-rules.ts'
import { AbsenceList, RuleList } from './rule-lists.tsx'
import styles from './rules.module.css'
import { Tried } from './tried.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/verdeling')

/** Rules that assign cases, in their order, and who is away. */
export default function Rules({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <OnceHydrated>{restores => <RuleEditor page={page} restores={restores} />}</OnceHydrated>
    </>
  )
}

const tableOf = ({ rules, absences }: RuleTable): RuleTable => ({ rules, absences })

/** The table as it is typed, what is wrong in it, and what is done with it. */
function useRules(page: RulesPage, restores: boolean) {
  const table = useVersionedState<RuleTable, RuleTable>({
    name: 'verdeling',
    stored: { version: page.version, item: tableOf(page) },
    restores,
    typedOf: tableOf,
    keyOf: rowKey,
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failed, setFailed] = useState<{ act: 'save' | 'try'; failure: CallFailure } | null>(null)
  const [busy, setBusy] = useState<'save' | 'try' | null>(null)
  const [tried, setTried] = useState<TryOut | null>(null)
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()

  /** Does something with the table where its fields are right. */
  async function withTable<Data>(
    act: 'save' | 'try',
    send: (valid: RuleTable) => Promise<CallResult<Data> | 'met'>,
    onDone: (data: Data, valid: RuleTable) => void,
  ) {
    if (busy) return
    const parsed = RuleTable.safeParse(table.typed)
    setErrors(parsed.success ? {} : fieldErrors(parsed.error))
    setFailed(null)
    if (!parsed.success) return
    setBusy(act)
    const result = await send(parsed.data)
    setBusy(null)
    if (result === 'met') return
    if (result.ok) return onDone(result.data, parsed.data)
    if (result.kind === 'refused') setErrors(result.failure.errors ?? {})
    setFailed({ act, failure: callFailure(result) })
  }

  /** Stores the table; that of a colleague who was faster comes under what was typed. */
  async function send(body: RuleTable) {
    const { version } = table.base()
    const result = await callAtDesk('PUT /api/beheer/verdeling', { body: { ...body, version } })
    if (result.ok || result.kind !== 'refused' || result.status !== 409) return result
    const now = await callAtDesk('GET /api/beheer/verdeling')
    if (!now.ok || now.data.version === version) return result
    table.meet({ version: now.data.version, item: tableOf(now.data), by: null })
    return 'met'
  }

  const save = () =>
    withTable('save', send, (_done, item) => {
      table.stored({ version: table.base().version + 1, item })
      announce(texts.saved)
      void revalidate()
    })
  const tryOut = () =>
    withTable('try', body => callAtDesk('POST /api/beheer/verdeling/proef', { body }), setTried)
  const change = (part: Partial<RuleTable>) => table.change(was => ({ ...was, ...part }))
  return { ...table, change, errors, failed, busy, tried, save, tryOut }
}

function RuleEditor({ page, restores }: { page: RulesPage; restores: boolean }) {
  const { typed, change, versioned, errors, failed, busy, tried, save, tryOut } = useRules(page, restores)
  return (
    <div className={styles.page}>
      <Versioned versioned={versioned} describe={path => describeRules(path, typed, page)}>
        <RuleList page={page} rules={typed.rules} errors={errors} onChange={rules => change({ rules })} />
        <AbsenceList
          page={page}
          absences={typed.absences}
          errors={errors}
          onChange={absences => change({ absences })}
        />
      </Versioned>
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
