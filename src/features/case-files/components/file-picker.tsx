import { useRef, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { fetchWithProgress } from '../../../api/fetch-with-progress.ts'
import { newId } from '../../../common/new-id.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { CaseFile } from '../../cases/case-file.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { chosenFilesError } from '../check-chosen.ts'
import { chosenTypes } from '../file-types.ts'
import { fileFieldTexts as texts } from '../texts.ts'
import styles from './case-files.module.css'
import { type ChosenFile, ChosenFiles } from './chosen-files.tsx'

type Props = {
  /** Nine digits of the case. */
  number: string
  /** Files that are stored and go along. */
  files: readonly CaseFile[]
  onChange: (change: (files: readonly CaseFile[]) => readonly CaseFile[]) => void
  /** Told whether a file is still on its way: sent now, the answer would leave it behind. */
  onBusy?: (isBusy: boolean) => void
}

type Upload = ChosenFile & { readonly progress: number }

/** Milliseconds for a file of 20 MB on a slow line. */
const timeout = 120_000

/** Files that go along with an answer: each is stored as soon as it is chosen. */
export function FilePicker({ number, files, onChange, onBusy }: Props) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [error, setError] = useState<string | null>(null)
  const givenUp = useRef(new Map<string, AbortController>()).current
  const announce = useAnnounce()

  async function upload(file: File) {
    const id = newId()
    const ending = new AbortController()
    givenUp.set(id, ending)
    onBusy?.(true)
    setUploads(now => [...now, { id, name: file.name, size: file.size, progress: 0 }])
    const form = new FormData()
    form.set('file', file)
    const result = await callAtDesk('POST /api/beheer/zaken/{nummer}/bestanden', {
      params: { nummer: number },
      form,
      timeout,
      signal: ending.signal,
      through: fetchWithProgress(progress =>
        setUploads(now => now.map(each => (each.id === id ? { ...each, progress } : each))),
      ),
    })
    givenUp.delete(id)
    onBusy?.(givenUp.size > 0)
    setUploads(now => now.filter(each => each.id !== id))
    if (ending.signal.aborted) return
    if (!result.ok) return setError(problemIn(result))
    onChange(now => [...now, result.data])
    announce(texts.added(result.data.name))
  }

  function add(added: readonly File[]) {
    const problem = chosenFilesError([...files, ...uploads], added)
    setError(problem)
    if (problem === null) for (const file of added) void upload(file)
  }

  function remove({ id, name }: ChosenFile) {
    setError(null)
    announce(texts.removed(name))
    const ending = givenUp.get(id)
    if (ending) return ending.abort()
    onChange(now => now.filter(file => file.id !== id))
    // One that stays behind is removed after a day.
    void callAtDesk('DELETE /api/beheer/zaken/{nummer}/bestanden/{id}', { params: { nummer: number, id } })
  }

  return (
    <div className={styles.picker}>
      <TextField
        type="file"
        name="bijlagen"
        label={texts.label}
        optional
        hint={texts.hint}
        multiple
        accept={chosenTypes}
        error={error ?? undefined}
        // Else a file that was removed could not be chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => add([...(target.files ?? [])])}
      />
      <ChosenFiles
        files={[...files.map(file => ({ ...file, progress: null })), ...uploads]}
        onRemove={remove}
      />
    </div>
  )
}

const problemIn = (result: Extract<CallResult, { ok: false }>): string =>
  result.kind === 'unavailable'
    ? result.message
    : (result.failure.errors?.file?.message ?? result.failure.message)
