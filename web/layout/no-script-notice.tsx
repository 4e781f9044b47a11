import { Notice } from '../ui/notice.tsx'
import styles from './no-script-notice.module.css'
import { useBrand } from './shell-data.ts'

/**
 * For who has no JavaScript: these pages cannot do without, the phone can. What only scripts make something of is hidden
 * then (`scripts-only` in base.css).
 */
export function NoScriptNotice() {
  const { phone } = useBrand()
  return (
    <noscript>
      <div className={styles.place}>
        <Notice kind="warning" title="Deze pagina werkt alleen met JavaScript">
          <p>
            Zet JavaScript aan in je browser, of bel <a href={`tel:${phone.tel}`}>{phone.display}</a>: dan
            helpen we je aan de telefoon.
          </p>
        </Notice>
      </div>
    </noscript>
  )
}
