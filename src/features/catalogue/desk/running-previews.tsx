import { formatDay } from '../../../common/moments.ts'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import type { RunningPreview } from '../desk-schemas.ts'
import { runningPreviewTexts as texts } from '../texts-revisions.ts'

/** Links to previews that still work, each to be ended before its week is over. */
export function RunningPreviews({ previews }: { previews: readonly RunningPreview[] }) {
  const mayWork = useMay('catalogue.work')
  const { busy, failure, act } = useActions()
  if (previews.length === 0) return null
  const end = ({ id }: RunningPreview) =>
    void act(
      String(id),
      () => callAtDesk('DELETE /api/beheer/catalogus/voorvertoningen/{id}', { params: { id } }),
      { says: texts.ended },
    )
  const columns: readonly RowColumn<RunningPreview>[] = [
    { key: 'what', header: texts.what, place: 'title', cell: whatOf },
    { key: 'by', header: texts.by, place: 'detail', cell: ({ madeBy }) => madeBy ?? '' },
    { key: 'until', header: texts.until, place: 'detail', cell: ({ expiresAt }) => auditMoment(expiresAt) },
    ...(mayWork
      ? [
          {
            key: 'end',
            header: texts.end,
            place: 'badge',
            cell: preview => (
              <Button
                variant="quiet"
                small
                busy={busy === String(preview.id)}
                aria-label={texts.endOf(whatOf(preview))}
                onClick={() => end(preview)}
              >
                {texts.end}
              </Button>
            ),
          } satisfies RowColumn<RunningPreview>,
        ]
      : []),
  ]
  return (
    <section className={styles.group} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <FailedAct failure={failure} />
      <RowTable caption={texts.title} columns={columns} rows={previews} rowKey={({ id }) => id} />
    </section>
  )
}

const whatOf = ({ revisionName, at }: RunningPreview): string =>
  revisionName ?? texts.ofMoment(formatDay(new Date(at ?? '')))
