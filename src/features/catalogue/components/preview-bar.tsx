import { formatDateTime } from '../../../common/moments.ts'
import { previewTexts as texts } from '../preview-texts.ts'
import styles from './preview-bar.module.css'

/** Says on every page of a preview that it is one, and leads out of it. */
export function PreviewBar({
  preview: { name, at },
}: {
  preview: { name: string | null; at: string | null }
}) {
  const moment = at === null ? null : formatDateTime(new Date(at))
  return (
    <aside className={styles.bar} aria-label={texts.label}>
      <p className={styles.text}>
        <strong>{name === null ? texts.moment(moment ?? '') : texts.revision(name, moment)}</strong>{' '}
        {texts.noOrders}
      </p>
      {/* A whole request: the cookie goes with its answer. */}
      <a className={styles.stop} href="/voorvertoning">
        {texts.stop}
      </a>
    </aside>
  )
}
