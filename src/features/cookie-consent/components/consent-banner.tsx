import texts from '../../../../content/site/consent.json' with { type: 'json' }
import { type ConsentPurpose, consentPurposes } from '../../../api/page-services.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import styles from './consent-banner.module.css'
import type { ConsentButton } from './consent-choice.ts'
import type { ConsentScripts } from './consent-script.tsx'

/**
 * A sheet at the bottom of the window: it moves nothing and can wait. The consent script shows and hides it, and says how
 * high it is, so that what stands there goes above it.
 */
export function ConsentBanner({ scripts }: { scripts: ConsentScripts }) {
  const purposes = consentPurposes.filter(purpose => scripts[purpose] !== null)
  return (
    <>
      <section
        id="toestemming"
        aria-label={texts.change}
        tabIndex={-1}
        className={`screen-only ${styles.banner}`}
      >
        <div className={styles.question}>
          <div className={styles.words}>
            <h2 className={styles.title}>{texts.question.title}</h2>
            <p>
              <span>{questionAbout(purposes)}</span> <a href={paths.privacy}>{texts.question.more}</a>
            </p>
          </div>
          <Settings purposes={purposes} />
          <Answers accept="accept" refuse="refuse" save labels={texts.question} />
        </div>
        <div className={styles.chat}>
          <div className={styles.words}>
            <h2 className={styles.title}>{texts.chat.title}</h2>
            <p>
              {texts.chat.text} <a href={paths.privacy}>{texts.question.more}</a>
            </p>
          </div>
          <Answers accept="accept-chat" refuse="refuse-chat" labels={texts.chat} />
        </div>
      </section>
      <p role="status" className="visually-hidden" data-consent-saved={texts.saved} />
    </>
  )
}

const questionAbout = (purposes: readonly ConsentPurpose[]) =>
  texts.question.text.replace(
    '{purposes}',
    purposes.map(purpose => texts.question.purposes[purpose]).join(' en '),
  )

type AnswersProps = {
  accept: ConsentButton
  refuse: ConsentButton
  /** Whether what is ticked can be kept as well, while the settings are open. */
  save?: boolean
  labels: { readonly accept: string; readonly refuse: string }
}

/** They all look the same. */
function Answers({ accept, refuse, save = false, labels }: AnswersProps) {
  return (
    <div className={styles.answers}>
      <Button variant="secondary" data-consent={accept}>
        {labels.accept}
      </Button>
      <Button variant="secondary" data-consent={refuse}>
        {labels.refuse}
      </Button>
      {save && (
        <Button variant="secondary" className={styles.save} data-consent={'save' satisfies ConsentButton}>
          {texts.settings.save}
        </Button>
      )}
    </div>
  )
}

function Settings({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const { settings } = texts
  return (
    <Fold title={settings.title} className={styles.settings}>
      <fieldset className={styles.purposes}>
        <legend className="visually-hidden">{settings.legend}</legend>
        {purposes.map(purpose => (
          <Checkbox
            key={purpose}
            id={`toestemming-${purpose}`}
            value={purpose}
            label={settings[purpose].label}
            hint={settings[purpose].hint}
          />
        ))}
      </fieldset>
    </Fold>
  )
}
