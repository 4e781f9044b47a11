import styles from './footer.module.css'
import { FooterContent } from './footer-content.tsx'
import { ServerPart } from './server-part.tsx'

/** Who we are, as the law asks of every page, and where the rest is. */
export const Footer = ({ hidden = false }) => (
  <ServerPart as="footer" className={styles.footer} hidden={hidden}>
    {import.meta.env.SSR && <FooterContent />}
  </ServerPart>
)
