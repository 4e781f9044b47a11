import type { PageServices } from '../../../api/page-services.ts'
import { formatDay, formatStart } from '../../../common/moments.ts'
import { previewTexts as texts } from '../preview-texts.ts'
import styles from './preview-bar.module.css'

/** Says on every page of a preview that it is one, and leads out of it. */
export function PreviewBar({ preview }: { preview: NonNullable<PageServices['preview']> }) {
  return (
    <aside className={styles.bar} aria-label={texts.label}>
      {preview.kind === 'unavailable' ? (
        <p className={styles.text}>{texts.notShown(preview.reason)}</p>
      ) : (
        <p className={styles.text}>
          <strong>{wordsOf(preview)}</strong> {texts.noOrders}
        </p>
      )}
      {/* A whole request: the cookie goes with its answer. */}
      <a className={styles.stop} href="/voorvertoning">
        {texts.stop}
      </a>
    </aside>
  )
}

/** A day is looked at as a whole; a revision begins at its moment. */
const wordsOf = ({ name, at }: { readonly name: string | null; readonly at: string | null }): string =>
  name === null
    ? texts.moment(formatDay(new Date(at ?? '')))
    : texts.revision(name, at === null ? null : formatStart(new Date(at)))
