import consent from '../../../../content/site/consent.json' with { type: 'json' }
import { filledText } from '../../../ui/kit/filled-text.tsx'
import type { ConsentButton } from '../../cookie-consent/components/consent-choice.ts'
import { needsConsent } from '../../cookie-consent/components/consent-script.tsx'
import styles from './footer.module.css'
import { useShellData } from './shell-data.ts'
import { recaptchaTexts } from './texts.ts'

/** At the end of the footer: the way back to the consent question, and the notice that hiding reCAPTCHA's badge asks for. */
export function LegalExtras() {
  const shell = useShellData()
  const { privacy, terms } = recaptchaTexts
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
        <li className={styles.notice}>
          {filledText(recaptchaTexts.notice, {
            privacy: <a href={privacy.href}>{privacy.label}</a>,
            terms: <a href={terms.href}>{terms.label}</a>,
          })}
        </li>
      )}
    </>
  )
}
