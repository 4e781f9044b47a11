import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../../../ui/kit/classes.ts'
import { ServerPart } from '../../../ui/layout/server-part.tsx'
import { ConsentBanner } from '../../cookie-consent/components/consent-banner.tsx'
import { needsConsent } from '../../cookie-consent/components/consent-script.tsx'
import { CalmHeader, type FooterProps, SmallFooter } from './calm-frame.tsx'
import footerStyles from './footer.module.css'
import { FooterContent } from './footer-content.tsx'
import { Header } from './header.tsx'
import styles from './page-frame.module.css'
import { useShellData } from './shell-data.ts'
import { skipLink } from './texts.ts'

type Props = {
  /** The page leads on and nowhere else: no menu, and a footer of a few lines. */
  calm?: boolean
  /** On a phone its footer is the small one: the menu has the links of the large one. */
  isShortOnPhone?: boolean
  /** No such page follows without a new document. */
  isNeverCalm?: boolean
  children: ReactNode
}

/** Skip link, consent question, header, main and footer: around every page, also around each step of the order flow. */
export function PageFrame({ calm = false, isShortOnPhone = false, isNeverCalm = false, children }: Props) {
  const bothFooters = isShortOnPhone && !calm
  const outsideScripts = useShellData()?.outsideScripts
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: leads there by itself on pages that are not hydrated */}
      <a href="#inhoud" className={`screen-only ${styles.skip}`} onClick={skipToContent}>
        {skipLink}
      </a>
      {needsConsent(outsideScripts) && (
        <ServerPart as="div">{import.meta.env.SSR && <ConsentBanner scripts={outsideScripts} />}</ServerPart>
      )}
      {!isNeverCalm && <CalmHeader hidden={!calm} />}
      <Header hidden={calm} />
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isNeverCalm && (
        <SmallFooter hidden={!calm && !bothFooters} className={bothFooters && styles.onPhone} />
      )}
      <Footer hidden={calm} className={bothFooters && styles.notOnPhone} />
    </>
  )
}

/** Where React Router runs, it is told of every other change of the address, and this is none that it has to know of. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('inhoud')?.focus()
}

/** The company's details, which the law requires on every page, and links to the rest. */
const Footer = ({ hidden, className }: FooterProps) => (
  <ServerPart as="footer" className={classes(footerStyles.footer, className)} hidden={hidden}>
    {import.meta.env.SSR && <FooterContent />}
  </ServerPart>
)
