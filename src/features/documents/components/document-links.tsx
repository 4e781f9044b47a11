import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentLink } from '../../documents/contract.ts'
import { documentTexts } from '../texts.ts'
import styles from './document-links.module.css'

type Props = {
  /** `note` says when each was made. */
  documents: readonly (DocumentLink & { readonly note?: string })[]
}

/** PDFs to open; the server gives each to its own customer only. */
export const DocumentLinks = ({ documents }: Props) => (
  <ul className={`plain-list ${styles.list}`}>
    {documents.map(({ title, path, note }) => (
      <li key={path} className={styles.item}>
        <FileText aria-hidden="true" />
        <div>
          <a href={path} target="_blank" rel="noreferrer">
            <span>{withWholeNumbers(documentTexts.file(title))}</span>
            <span className="visually-hidden">{` ${[note, documentTexts.opensInNewTab].filter(Boolean).join(', ')}`}</span>
          </a>
          {note && (
            <span className={styles.note} aria-hidden="true">
              {note}
            </span>
          )}
        </div>
      </li>
    ))}
  </ul>
)

/** An order's number is not broken at its hyphens. */
const withWholeNumbers = (words: string): ReactNode =>
  words.split(/((?<!\d)\d+(?:-\d+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ),
  )
