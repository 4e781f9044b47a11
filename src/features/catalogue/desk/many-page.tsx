import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { BulkAction } from '../bulk-change.ts'
import type { BulkReport } from '../bulk-schemas.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { FrozenNotice } from '../components/frozen-notice.tsx'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { OfferingRows } from '../desk-schemas.ts'
import { mayEdit } from '../revision.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import type { Route } from './+types/many-page.ts'
import { ManyAction } from './many-action.tsx'
import { ManyChoice } from './many-choice.tsx'
import { ManyReport } from './many-report.tsx'
import { OfferingFilters } from './offering-filters.tsx'

export const loader = ({ context, params: { id }, request }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/catalogus/herzieningen/{id}/aanbod', {
    params: { id },
    query: Object.fromEntries(new URL(request.url).searchParams),
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? texts.titleOf(loaderData.revision.name) : texts.title)

/** Many offerings of a revision changed at once: chosen, looked at beforehand, done, and taken back at once. */
export default function ManyPage({ loaderData }: Route.ComponentProps) {
  const { revision } = loaderData
  const mayWork = useMay('catalogue.work')
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ to: deskPaths.revision(revision.id), label: revision.name }}
        badge={<RevisionStateBadge state={revision.state} />}
        intro={texts.intro}
      />
      <ReadOnlyNotice />
      <FrozenNotice state={revision.state} />
      {mayWork && mayEdit(revision.state) && <Many key={revision.id} page={loaderData} />}
    </>
  )
}

type Asked = { readonly items: readonly number[]; readonly deed: BulkAction }

export function Many({ page }: { page: OfferingRows }) {
  const { revision, rows } = page
  const params = { id: revision.id }
  const { revalidate } = useRevalidator()
  const { busy, failure, act } = useActions()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const [shown, setShown] = useState<{ readonly asked: Asked; readonly report: BulkReport } | null>(null)

  const send = (asked: Asked, isTry: boolean, version: number) => () =>
    callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/aanbod/samen', {
      params,
      body: { items: [...asked.items], deed: asked.deed, version, isTry },
    })

  function show(deed: BulkAction) {
    setShown(null)
    setIsTried(true)
    if (chosen.size === 0) return
    const asked = { items: [...chosen], deed }
    void act('show', send(asked, true, revision.version), {
      rereads: 'never',
      onDone: report => setShown({ asked, report }),
    })
  }

  return (
    <>
      <LastTime page={page} onUndone={() => setShown(null)} />
      <OfferingFilters />
      <Card title={texts.choose}>
        <ManyChoice
          rows={rows}
          chosen={chosen}
          error={isTried && chosen.size === 0 ? texts.noneChosen : undefined}
          onChoose={next => {
            setChosen(next)
            setShown(null)
          }}
        />
      </Card>
      <Card title={texts.what}>
        <ManyAction
          rows={rows.filter(({ id }) => !chosen.has(id))}
          isBusy={busy === 'show'}
          onChanged={() => setShown(null)}
          onShow={show}
        />
        <FailedAct failure={failure} />
      </Card>
      {shown && (
        <Card title={shown.report.isTaken ? texts.takenTitle : texts.becomesTitle}>
          <ManyReport report={shown.report} />
          {!shown.report.isTaken && shown.report.rows.length > 0 && (
            <div className={styles.actions}>
              <Button
                busy={busy === 'take'}
                onClick={() =>
                  void act('take', send(shown.asked, false, shown.report.version), {
                    says: texts.takenTitle,
                    rereads: 'never',
                    onDone(report) {
                      setShown({ asked: shown.asked, report })
                      setChosen(new Set())
                      setIsTried(false)
                      void revalidate()
                    },
                  })
                }
              >
                {texts.take(shown.report.rows.length)}
              </Button>
            </div>
          )}
        </Card>
      )}
    </>
  )
}

/** The last change of many in this revision, to be taken back at once. */
function LastTime({ page: { revision, lastMany }, onUndone }: { page: OfferingRows; onUndone: () => void }) {
  const { busy, failure, act } = useActions()
  if (!lastMany) return null
  return (
    <Notice announced={false}>
      <p>{texts.last(lastMany.items, auditMoment(lastMany.doneAt), lastMany.doneBy)}</p>
      <FailedAct failure={failure} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          small
          busy={busy === 'undo'}
          onClick={() =>
            void act(
              'undo',
              () =>
                callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}/aanbod/samen', {
                  params: { id: revision.id },
                }),
              { says: texts.undone, onDone: onUndone },
            )
          }
        >
          {texts.undo}
        </Button>
      </div>
    </Notice>
  )
}
