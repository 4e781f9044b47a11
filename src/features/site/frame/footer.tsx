import { ServerPart } from '../../../ui/layout/server-part.tsx'
import styles from './footer.module.css'
import { FooterContent } from './footer-content.tsx'

/** The company's details, which the law requires on every page, and links to the rest. */
export const Footer = ({ hidden = false }) => (
  <ServerPart as="footer" className={styles.footer} hidden={hidden}>
    {import.meta.env.SSR && <FooterContent />}
  </ServerPart>
)
