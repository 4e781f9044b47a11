import { ServerPart } from '../../../ui/layout/server-part.tsx'
import { BrandAndPhone, WhoWeAre } from './calm-content.tsx'
import styles from './calm-frame.module.css'
import bar from './header-bar.module.css'

/** Above a page that leads on and nowhere else: the brand and the phone number. */
export const CalmHeader = ({ hidden }: { hidden: boolean }) => (
  <ServerPart as="header" name="calm-header" className={bar.header} hidden={hidden}>
    {import.meta.env.SSR && <BrandAndPhone />}
  </ServerPart>
)

/** Below it: who we are, as the law asks of every page, and what one agrees to. */
export const SmallFooter = ({ hidden }: { hidden: boolean }) => (
  <ServerPart as="footer" name="calm-footer" className={styles.footer} hidden={hidden}>
    {import.meta.env.SSR && <WhoWeAre />}
  </ServerPart>
)
