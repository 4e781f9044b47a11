import { ArrowRight, Mail, MapPin, Phone } from 'lucide-react'
import texts from '../../../../content/site/contact.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { mailtoLink } from '../../../common/checks/email.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { HeroBand } from '../../../ui/layout/hero-band.tsx'
import { SiteForm } from '../../forms/components/site-form.tsx'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { ContactScene } from '../../page-frame/pictures/support-scenes.tsx'
import type { Route } from './+types/contact.ts'
import { codedPageHead } from './coded-page-head.ts'
import styles from './contact.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  codedPageHead(matches[0].loaderData, {
    title: texts.title,
    description: texts.metaDescription,
    path: paths.contact,
  })

export default function Contact() {
  const { phone, email, address, legalName, kvkNumber, vatNumber } = useBrand()
  const { hours, company, order } = texts
  return (
    <>
      <HeroBand
        title={texts.title}
        intro={texts.intro}
        action={<ContactScene className={styles.scene} first="all" />}
      />
      <div className={styles.page}>
        <div className={styles.ways}>
          <section className={styles.way}>
            <Phone aria-hidden="true" />
            <h2>{texts.phone.title}</h2>
            <a href={`tel:${phone.tel}`}>{phone.display}</a>
            <p>{texts.phone.text}</p>
          </section>
          <section className={styles.way}>
            <Mail aria-hidden="true" />
            <h2>{texts.email.title}</h2>
            <a href={mailtoLink(email)}>{email}</a>
            <p>{texts.email.text}</p>
          </section>
          <section className={styles.way}>
            <MapPin aria-hidden="true" />
            <h2>{texts.visit.title}</h2>
            <address>
              {address.street}
              <br />
              {address.zipCode} {address.city}
            </address>
            <p>{texts.visit.text}</p>
          </section>
        </div>
        <div className={styles.forms}>
          <section aria-labelledby="bericht">
            <h2 id="bericht">{texts.message.title}</h2>
            <SiteForm id="contact" />
          </section>
          <div className={styles.beside}>
            <section aria-labelledby="terugbellen">
              <h2 id="terugbellen">{texts.callBack.title}</h2>
              <SiteForm id="bel-mij-terug" />
            </section>
            <section>
              <h2>{hours.title}</h2>
              <Facts rows={hours.rows.map(({ days, times }) => [days, times])} />
            </section>
            <section>
              <h2>{company.title}</h2>
              <Facts
                rows={[
                  [company.name, legalName],
                  [company.kvk, kvkNumber],
                  [company.vat, vatNumber],
                ]}
              />
            </section>
          </div>
        </div>
        <section className={styles.order}>
          <div>
            <h2>{order.title}</h2>
            <p>{order.text}</p>
          </div>
          <LinkButton to={paths.samenstellen('internet')} iconAfter={<ArrowRight aria-hidden="true" />}>
            {order.action}
          </LinkButton>
        </section>
      </div>
    </>
  )
}

const Facts = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={styles.facts}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
