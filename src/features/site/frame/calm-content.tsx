import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import { unbrokenPostcode } from '../../../shared/checks/postcode.ts'
import styles from './calm-frame.module.css'
import { HeaderBar } from './header-bar.tsx'
import { LegalExtras } from './legal-extras.tsx'
import { useBrand } from './shell-data.ts'

/** Server-rendered content of the calm header. */
export function BrandAndPhone() {
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
export function WhoWeAre() {
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
