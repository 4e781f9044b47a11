import { useState } from 'react'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { chosenFilesError } from '../check-chosen.ts'
import { chosenTypes } from '../file-types.ts'
import { fileFieldTexts as texts } from '../texts.ts'
import { fileField } from '../uploads.ts'
import styles from './case-files.module.css'
import { ChosenFiles } from './chosen-files.tsx'

type Props = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  /** The words of the server about them. */
  error?: string | undefined
}

/** Files that go along with a form when it is sent. */
export function FileField({ files, onChange, error }: Props) {
  const [ownError, setOwnError] = useState<string | null>(null)
  const announce = useAnnounce()

  function add(added: readonly File[]) {
    const problem = chosenFilesError(files, added)
    setOwnError(problem)
    if (problem === null) onChange([...files, ...added])
  }

  return (
    <div className={styles.picker}>
      <TextField
        type="file"
        name={fileField}
        label={texts.label}
        optional
        hint={texts.hint}
        multiple
        accept={chosenTypes}
        error={ownError ?? error}
        // Else a file that was removed could not be chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => add([...(target.files ?? [])])}
      />
      <ChosenFiles
        files={files.map((file, place) => ({
          id: String(place),
          name: file.name,
          size: file.size,
          progress: null,
        }))}
        onRemove={({ id, name }) => {
          setOwnError(null)
          onChange(files.filter((_, place) => String(place) !== id))
          announce(texts.removed(name))
        }}
      />
    </div>
  )
}
