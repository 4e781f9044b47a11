import { X } from 'lucide-react'
import { Button } from '../../../ui/kit/button.tsx'
import { sizeInWords, fileFieldTexts as texts } from '../texts.ts'
import styles from './case-files.module.css'

export type ChosenFile = {
  readonly id: string
  readonly name: string
  readonly size: number
  /** How much of it has gone, from 0 to 1; null where it has gone, or goes with the form. */
  readonly progress: number | null
}

type Props = { files: readonly ChosenFile[]; onRemove: (file: ChosenFile) => void }

/** Files that were chosen, each with a button that removes it. */
export function ChosenFiles({ files, onRemove }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={`plain-list ${styles.chosen}`} aria-label={texts.chosen}>
      {files.map(file => (
        <li key={file.id} className={styles.file}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeInWords(file.size)}</span>
          <Button
            small
            variant="quiet"
            icon={<X aria-hidden="true" />}
            aria-label={texts.remove(file.name)}
            onClick={() => onRemove(file)}
          >
            {texts.removeShort}
          </Button>
          {file.progress !== null && (
            <progress
              className={styles.progress}
              value={file.progress}
              max={1}
              aria-label={texts.uploading(file.name)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
