import { useState } from 'react'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { base64Of } from '../components/base64-of.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { FrozenNotice } from '../components/frozen-notice.tsx'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { FileReport as Report } from '../file-schemas.ts'
import { mayEdit } from '../revision.ts'
import { filePageTexts as texts } from '../texts-offerings.ts'
import type { Route } from './+types/file-page.ts'
import { FileReport } from './file-report.tsx'

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/catalogus/herzieningen/{id}', { params: { id } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? texts.titleOf(loaderData.revision.name) : texts.title)

/** Takes a file into a revision: tried first, then taken in. */
export default function FilePage({ loaderData: { revision } }: Route.ComponentProps) {
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
      {mayWork && mayEdit(revision.state) && <TakeFile key={revision.id} revisionId={revision.id} />}
    </>
  )
}

const mostBytes = 2_000_000

const kindOf = ({ name }: File): 'csv' | 'json' | null =>
  /\.csv$/i.test(name) ? 'csv' : /\.json$/i.test(name) ? 'json' : null

/** Why a file is not sent at all. */
function refusalOf(file: File | null): string | null {
  if (file === null) return texts.missing
  if (kindOf(file) === null) return texts.wrongKind
  return file.size > mostBytes ? texts.tooLarge : null
}

/** The choice of a file, its two buttons, and the report. */
export function TakeFile({ revisionId }: { revisionId: number }) {
  const { busy, failure, act } = useActions()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<Report | null>(null)

  function send(isTry: boolean) {
    const refusal = refusalOf(file)
    setError(refusal)
    setReport(null)
    if (file === null || refusal !== null) return document.getElementById('bestand')?.focus()
    void act(
      isTry ? 'try' : 'take',
      async () =>
        callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/bestand', {
          params: { id: revisionId },
          body: { kind: kindOf(file) ?? 'csv', content: await base64Of(file), isTry },
        }),
      { onDone: setReport },
    )
  }

  return (
    <>
      <Card title={texts.card}>
        <TextField
          type="file"
          name="bestand"
          label={texts.choose}
          hint={texts.chooseHint}
          accept=".csv,.json,text/csv,application/json"
          error={error ?? undefined}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setError(null)
            setReport(null)
          }}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={busy === 'try'}
            disabled={busy === 'take'}
            onClick={() => send(true)}
          >
            {texts.try}
          </Button>
          <Button busy={busy === 'take'} disabled={busy === 'try'} onClick={() => send(false)}>
            {texts.take}
          </Button>
        </div>
        <FailedAct failure={failure} />
      </Card>
      {report && <FileReport report={report} revisionId={revisionId} />}
    </>
  )
}
