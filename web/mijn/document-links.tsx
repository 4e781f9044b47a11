import { FileText } from 'lucide-react'
import type { DocumentLink } from '../../contract/customer.ts'
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
            {title} (pdf)
            <span className="visually-hidden"> {note}, opent in een nieuw tabblad</span>
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
