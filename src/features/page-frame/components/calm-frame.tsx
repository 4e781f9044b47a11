import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import { unbrokenPostcode } from '../../../common/checks/postcode.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { ServerPart } from '../../../ui/layout/server-part.tsx'
import styles from './calm-frame.module.css'
import bar from './header-bar.module.css'
import { HeaderBar } from './header-bar.tsx'
import { LegalExtras } from './legal-extras.tsx'
import { useBrand } from './shell-data.ts'

/** Above a page that leads on and nowhere else: the brand and the phone number. */
export const CalmHeader = ({ hidden }: { hidden: boolean }) => (
  <ServerPart as="header" name="calm-header" className={bar.header} hidden={hidden}>
    {import.meta.env.SSR && <BrandAndPhone />}
  </ServerPart>
)

export type FooterProps = { hidden: boolean; className: string | false | undefined }

/** Below it: who we are, as the law asks of every page, and what one agrees to. */
export const SmallFooter = ({ hidden, className }: FooterProps) => (
  <ServerPart as="footer" name="calm-footer" className={classes(styles.footer, className)} hidden={hidden}>
    {import.meta.env.SSR && <WhoWeAre />}
  </ServerPart>
)

/** Server-rendered content of the calm header. */
function BrandAndPhone() {
  const { phone } = useBrand()
  return (
    <HeaderBar className={styles.bar}>
      <a
        href={`tel:${phone.tel}`}
        className={styles.phone}
        aria-label={`${navigation.phoneLabel}: ${phone.display}`}
      >
        <Phone aria-hidden="true" />
        <span>{phone.display}</span>
      </a>
    </HeaderBar>
  )
}

/** Server-rendered content of the small footer. */
function WhoWeAre() {
  const { legalName, address, kvkNumber, vatNumber } = useBrand()
  const { kvk, vat, legal } = navigation.footer
  return (
    <div className={styles.facts}>
      <p>
        {`${legalName}, ${address.street}, ${unbrokenPostcode(address.zipCode)} ${address.city}. ${kvk} ${kvkNumber}, ${vat.toLowerCase()} ${vatNumber}.`}
      </p>
      <ul className={`plain-list ${styles.links}`}>
        {legal.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <LegalExtras />
      </ul>
    </div>
  )
}
