import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import home from '../../../../content/site/home.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { mailtoLink } from '../../../common/checks/email.ts'
import { useBrand } from '../frame/shell-data.ts'
import { OfficePicture } from '../pictures/services.tsx'
import styles from './home-contact.module.css'

const texts = home.contact

/** For who would rather talk first. */
export function HomeContact() {
  const { phone, email } = useBrand()
  return (
    <section className={styles.section} aria-labelledby="overleg">
      <OfficePicture className={styles.picture ?? ''} />
      <div>
        <h2 id="overleg">{texts.title}</h2>
        <p className={styles.text}>{texts.text}</p>
        <ul className={`plain-list ${styles.ways}`}>
          <li>
            <a href={`tel:${phone.tel}`}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
          </li>
          <li>
            <a href={mailtoLink(email)}>
              <Mail aria-hidden="true" />
              {email}
            </a>
          </li>
          <li>
            <Link to={paths.contact}>{texts.action}</Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
