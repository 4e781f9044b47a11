import { ArrowLeft, RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import errors from '../../../../content/site/errors.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { HeroBand } from '../../../ui/layout/hero-band.tsx'
import styles from './error-page.module.css'
import { PageFrame } from './page-frame.tsx'
import { useShellData } from './shell-data.ts'

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Replaces a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const content = isNotFound(error) ? <NotFoundPage /> : <FailurePage />
  // Without the root loader's answer there is no brand to put a header and footer up with.
  return useShellData() ? <PageFrame>{content}</PageFrame> : <main>{content}</main>
}

/** For an address that is not ours: what may be wrong, what may be meant (`children`), and the ways back. */
export function NotFoundPage({ children }: { children?: Elements }) {
  const texts = errors.notFound
  return (
    <>
      <HeroBand title={texts.title} />
      <div className={styles.page}>
        <p className={styles.text}>{texts.text}</p>
        {children}
        <div className={styles.ways}>
          <LinkButton to={paths.home} icon={<ArrowLeft aria-hidden="true" />}>
            {texts.home}
          </LinkButton>
          <LinkButton to={paths.contact} variant="secondary">
            {texts.contact}
          </LinkButton>
          <LinkButton to={paths.sitemap} variant="quiet">
            {texts.sitemap}
          </LinkButton>
        </div>
      </div>
    </>
  )
}

function FailurePage() {
  const texts = errors.failure
  const { pathname, search } = useLocation()
  const phone = useShellData()?.brand.phone
  return (
    <>
      <HeroBand title={texts.title} />
      <div className={styles.page}>
        <p className={styles.text}>{texts.text}</p>
        <div className={styles.ways}>
          <LinkButton to={pathname + search} reloadDocument icon={<RotateCw aria-hidden="true" />}>
            {texts.retry}
          </LinkButton>
        </div>
        {phone && (
          <p>
            <span>{texts.phone}</span> <a href={`tel:${phone.tel}`}>{phone.display}</a>
          </p>
        )}
      </div>
    </>
  )
}
