import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonTexts } from '../../content/common-texts.ts'
import styles from '../ui/dialog.module.css'
import siteStyles from './site-dialog.module.css'

type Props = {
  /** A button with `data-dialog-open` of this id opens it. */
  id: string
  title: string
  children: ReactNode
}

/** A dialog on a page that is not hydrated; looks and closes as the order flow's does. Without scripts it is part of the page. */
export const SiteDialog = ({ id, title, children }: Props) => (
  <dialog
    id={id}
    className={`${styles.dialog} ${siteStyles.dialog}`}
    aria-labelledby={`${id}-titel`}
    data-behaviour="dialogs"
  >
    <div className={styles.box}>
      <div className={styles.head} data-dialog-head>
        <h2 id={`${id}-titel`} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={commonTexts.close} data-dialog-close>
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  </dialog>
)
