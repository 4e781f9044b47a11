import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { fetchWithProgress } from '../../../api/fetch-with-progress.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SegmentedChoice } from '../../../ui/kit/segmented-choice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { ImportKind } from '../../addresses/import.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { importKindTitles, importUploadTexts as texts } from '../texts-imports.ts'
import styles from './imports.module.css'

const mostBytes = 2_000_000_000
/** The server's own limit for a file on its way (src/platform/http/connections.ts). */
const timeout = 6 * 3_600_000

const kinds = [
  { value: 'coverage', label: importKindTitles.coverage, hint: texts.coverageHint },
  { value: 'addresses', label: importKindTitles.addresses, hint: texts.addressesHint },
] as const satisfies readonly { value: ImportKind; label: string; hint: string }[]

/** Sends a file, with how far it is; the page of the import opens when it was read. */
export function SendImport() {
  const { busy, failure, act } = useActions()
  const navigate = useNavigate()
  const [kind, setKind] = useState<ImportKind>('coverage')
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [part, setPart] = useState(0)

  function send() {
    const refusal = file === null ? texts.missing : file.size > mostBytes ? texts.tooLarge : null
    setError(refusal)
    setPart(0)
    if (file === null || refusal !== null) return document.getElementById('bestand')?.focus()
    void act(
      'send',
      () =>
        callAtDesk('POST /api/beheer/dekking/bestanden', {
          query: { soort: kind, naam: file.name },
          form: {},
          timeout,
          through: fetchWithProgress(setPart, file),
        }),
      { rereads: 'never', onDone: ({ id }) => void navigate(deskPaths.coverageImport(id)) },
    )
  }

  return (
    <Card title={texts.title}>
      <div className={styles.form}>
        <SegmentedChoice<ImportKind>
          legend={texts.what}
          name="soort"
          options={kinds}
          value={kind}
          onChange={setKind}
        />
        <TextField
          type="file"
          name="bestand"
          label={texts.file}
          hint={texts.hint}
          accept=".csv,.gz,text/csv,application/gzip"
          disabled={busy !== null}
          error={error ?? undefined}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setError(null)
          }}
        />
        {busy !== null && (
          <div>
            <progress className={styles.progress} value={part} max={1} aria-label={texts.progress} />
            <p className={styles.note}>
              {part < 1 ? `${texts.sending(part)}. ${texts.stays}` : texts.reading}
            </p>
          </div>
        )}
        {failure && (
          <Notice kind="error" title={failure.title ?? texts.failed}>
            <p>{failure.message}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button busy={busy !== null} onClick={send}>
            {texts.send}
          </Button>
        </div>
      </div>
    </Card>
  )
}
