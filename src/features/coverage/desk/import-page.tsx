import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { Import } from '../import-schemas.ts'
import { coverageTexts } from '../texts-desk.ts'
import { importKindTitles, importListTexts, importPageTexts as texts } from '../texts-imports.ts'
import type { Route } from './+types/import-page.ts'
import { Comparison, LossWarning } from './comparison.tsx'
import { DecideImport } from './decide-import.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportStateBadge, isUnderWay, useRereading } from './import-state.tsx'
import styles from './imports.module.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.import.fileName ?? coverageTexts.imports)

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/dekking/bestanden/{id}', { params: { id } })

/** One file: how it stands, what is wrong or what would change, and the decision. */
export default function ImportPage({ loaderData: page }: Route.ComponentProps) {
  const mayWork = useMay('coverage.work')
  const { import: shown, comparison, problems } = page
  useRereading(isUnderWay(shown))
  return (
    <>
      <PageHead
        title={shown.fileName ?? importListTexts.noName}
        back={{ to: deskPaths.coverageImports, label: texts.back }}
        badge={<ImportStateBadge state={shown.state} />}
        intro={importKindTitles[shown.kind]}
      />
      <StateNotice shown={shown} />
      {comparison && (shown.state === 'ready' || shown.state === 'planned') && (
        <LossWarning comparison={comparison} />
      )}
      {mayWork && <DecideImport key={shown.state} page={page} />}
      {shown.state === 'refused' && <ImportProblems shown={shown} problems={problems} />}
      {comparison && <Comparison comparison={comparison} page={page} />}
      <Facts shown={shown} />
    </>
  )
}

function StateNotice({ shown }: { shown: Import }) {
  const { state, rowCount, badRowCount } = shown
  if (state === 'receiving')
    return (
      <Notice title={texts.receiving}>
        <p>{texts.receivingText(rowCount, badRowCount)}</p>
      </Notice>
    )
  if (state === 'checking')
    return (
      <Notice title={texts.checking}>
        <p>{texts.checkingText}</p>
      </Notice>
    )
  if (state === 'cut-off')
    return (
      <Notice kind="warning" title={texts.cutOff}>
        <p>{texts.cutOffText}</p>
      </Notice>
    )
  return null
}

function Facts({ shown }: { shown: Import }) {
  const { fileBytes, rowCount, arrivedAt, by, origin, liveAt, startsAt, endedAt, decidedBy } = shown
  const facts: readonly (readonly [string, string | null])[] = [
    [importListTexts.rows, rowCount.toLocaleString('nl-NL')],
    [texts.size, fileBytes === null ? null : texts.megabytes(fileBytes)],
    [importListTexts.arrived, deskMoment(arrivedAt)],
    [importListTexts.by, importListTexts.byOf(by, origin)],
    [texts.startsAt, startsAt && deskMoment(startsAt)],
    [texts.liveAt, liveAt && deskMoment(liveAt)],
    [texts.decidedBy, decidedBy],
    [texts.endedAt, endedAt && deskMoment(endedAt)],
  ]
  return (
    <Card title={texts.facts}>
      <dl className={styles.figures}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
