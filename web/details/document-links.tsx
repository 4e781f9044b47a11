import { FileText } from 'lucide-react'
import { documentTexts } from '../../content/mijn-texts.ts'
import type { DocumentLink } from '../../contract/customer-requests.ts'
import styles from './document-links.module.css'

type Props = {
  /** `note` tells documents of the same name apart. */
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
            {documentTexts.file(title)}
            <span className="visually-hidden">
              {' '}
              {note}, {documentTexts.opensInNewTab}
            </span>
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
