import { Paperclip } from 'lucide-react'
import { apiAddress } from '../../../api/client.ts'
import { classes } from '../../../ui/kit/classes.ts'
import type { CaseFile } from '../../cases/case-file.ts'
import { sizeInWords } from '../texts.ts'
import { caseFileTexts, fileStates } from '../texts-desk.ts'
import styles from './case-files.module.css'

/** Files at a case, each to be saved, or why it cannot be. */
export function FileList({ number, files }: { number: string; files: readonly CaseFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className={`plain-list ${styles.list}`} aria-label={caseFileTexts.list}>
      {files.map(file => (
        <ListedFile key={file.id} number={number} file={file} />
      ))}
    </ul>
  )
}

function ListedFile({ number, file: { id, name, size, state } }: { number: string; file: CaseFile }) {
  const isSaved = state === 'clean' || state === 'not-scanned'
  return (
    <li className={styles.listed}>
      <Paperclip aria-hidden="true" />
      {isSaved ? (
        <a
          href={apiAddress('GET /api/beheer/zaken/{nummer}/bestanden/{id}', { nummer: number, id })}
          download
        >
          {name}
        </a>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.size}>{sizeInWords(size)}</span>
      {fileStates[state] !== null && (
        <span className={classes(styles.state, state === 'infected' && styles.unsafe)}>
          {fileStates[state]}
        </span>
      )}
    </li>
  )
}
