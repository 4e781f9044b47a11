import { filledText } from '../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import styles from './no-script-notice.module.css'
import { useBrand } from './shell-data.ts'
import { noScriptTexts } from './texts.ts'

/**
 * For who has no JavaScript: these pages cannot do without, the phone can. What only scripts make something of is hidden
 * then (`scripts-only` in media.css).
 */
export function NoScriptNotice() {
  const { phone } = useBrand()
  return (
    <noscript>
      <div className={styles.place}>
        <Notice kind="warning" title={noScriptTexts.title}>
          <p>
            {filledText(noScriptTexts.advice, {
              phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
            })}
          </p>
        </Notice>
      </div>
    </noscript>
  )
}
