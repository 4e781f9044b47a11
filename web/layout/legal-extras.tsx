import consent from '../../content/site/consent.json' with { type: 'json' }
import navigation from '../../content/site/navigation.json' with { type: 'json' }
import { needsConsent } from '../consent/consent-banner.tsx'
import type { ConsentButton } from '../consent/consent-names.ts'
import styles from './footer.module.css'
import { useShellData } from './shell-data.ts'

/** At the end of the footer: the way back to the consent question, and the notice that hiding reCAPTCHA's badge asks for. */
export function LegalExtras() {
  const shell = useShellData()
  return (
    <>
      {needsConsent(shell?.outsideScripts) && (
        <li>
          <button
            type="button"
            className={styles.linkButton}
            data-consent={'settings' satisfies ConsentButton}
          >
            {consent.change}
          </button>
        </li>
      )}
      {shell?.captcha.provider === 'recaptcha' && (
        <li className={styles.notice}>{navigation.footer.recaptcha}</li>
      )}
    </>
  )
}
