import { Link } from 'react-router'
import navigation from '../../content/site/navigation.json' with { type: 'json' }
import type { ProductType } from '../../domain/product.ts'
import { paths } from '../paths.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './footer.module.css'
import { LegalExtras } from './legal-extras.tsx'
import { useBrand } from './shell-data.ts'

const texts = navigation.footer
const products = navigation.products as readonly { type: ProductType; label: string }[]

/** Who we are, as the law asks of every page, and where the rest is. */
export function Footer() {
  const { legalName, address, email, phone, kvkNumber, vatNumber } = useBrand()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <BrandMark />
          <p>{texts.vatNote}</p>
        </div>
        <nav aria-label={texts.productsTitle}>
          <h2 className={styles.title}>{texts.productsTitle}</h2>
          <ul className="plain-list">
            {products.map(({ type, label }) => (
              <li key={type}>
                <Link to={paths.samenstellen(type)}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{texts.contactTitle}</h2>
          <ul className="plain-list">
            <li>
              <a href={`tel:${phone.tel}`}>{phone.display}</a>
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <Link to={paths.contact}>{navigation.contact}</Link>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{texts.companyTitle}</h2>
          <address className={styles.address}>
            {legalName}
            <br />
            {address.street}
            <br />
            {address.zipCode} {address.city}
          </address>
          <p>
            {texts.kvk} {kvkNumber}
            <br />
            {texts.vat} {vatNumber}
          </p>
        </div>
      </div>
      <ul className={`plain-list ${styles.legal}`}>
        <li>
          <Link to={paths.terms}>{texts.terms}</Link>
        </li>
        <li>
          <Link to={paths.privacy}>{texts.privacy}</Link>
        </li>
        <LegalExtras />
      </ul>
    </footer>
  )
}
