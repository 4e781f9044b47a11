import { Link } from 'react-router'
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { mailtoLink } from '../../../common/checks/email.ts'
import { unbrokenPostcode } from '../../../common/checks/postcode.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './footer.module.css'
import { LegalExtras } from './legal-extras.tsx'
import { useBrand } from './shell-data.ts'

/** Server-rendered content of the footer. */
export function FooterContent() {
  const { footer: texts } = navigation
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <BrandMark />
          <p>{texts.vatNote}</p>
        </div>
        {texts.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <Links links={links} />
          </nav>
        ))}
        <Company />
      </div>
      <ul className={`plain-list screen-only ${styles.legal}`}>
        {texts.legal.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <LegalExtras />
      </ul>
    </>
  )
}

const Links = ({ links }: { links: readonly { label: string; to: string }[] }) => (
  <ul className="plain-list">
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
)

function Company() {
  const { footer: texts } = navigation
  const { legalName, address, email, phone, kvkNumber, vatNumber } = useBrand()
  return (
    <div className={styles.company}>
      <div>
        <h2 className={styles.title}>{texts.contactTitle}</h2>
        <ul className="plain-list">
          <li>
            <a href={`tel:${phone.tel}`}>{phone.display}</a>
          </li>
          <li>
            <a href={mailtoLink(email)}>{email}</a>
          </li>
          <li>
            <Link to={paths.contact}>{texts.contact}</Link>
          </li>
        </ul>
      </div>
      <div>
        <h2 className={styles.title}>{texts.companyTitle}</h2>
        <address className={styles.address}>
          <span>{legalName}</span>
          <br />
          <span>{address.street}</span>
          <br />
          <span>{`${unbrokenPostcode(address.zipCode)} ${address.city}`}</span>
        </address>
        <p>
          <span>{`${texts.kvk} ${kvkNumber}`}</span>
          <br />
          <span>{`${texts.vat} ${vatNumber}`}</span>
        </p>
      </div>
    </div>
  )
}
