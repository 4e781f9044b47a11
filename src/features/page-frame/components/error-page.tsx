import { ArrowLeft, RotateCw } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import errors from '../../../../content/site/errors.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { HeroBand } from '../../../ui/layout/hero-band.tsx'
import { ServerPart } from '../../../ui/layout/server-part.tsx'
import { LatePicture } from '../pictures/late-picture.tsx'
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
      <Frame scene="not-found">
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
        <Call words={texts.phone} />
      </Frame>
    </>
  )
}

function FailurePage() {
  const texts = errors.failure
  const { pathname, search } = useLocation()
  return (
    <>
      <HeroBand title={texts.title} />
      <Frame scene="failure">
        <p className={styles.text}>{texts.text}</p>
        <div className={styles.ways}>
          <LinkButton to={pathname + search} reloadDocument icon={<RotateCw aria-hidden="true" />}>
            {texts.retry}
          </LinkButton>
        </div>
        <Call words={texts.phone} />
      </Frame>
    </>
  )
}

/** Whom to call; nothing where the shop's own data has not come. */
function Call({ words }: { words: string }) {
  const phone = useShellData()?.brand.phone
  return (
    phone && (
      <p>
        <span>{words}</span> <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </p>
    )
  )
}

/** The scenes are no part of what a page that React takes over waits for. */
const load = () => import('../pictures/error-scenes.tsx')
const onServer = import.meta.env.SSR ? load() : null
const later = {
  'not-found': async () => (await load()).NotFoundScene,
  failure: async () => (await load()).FailureScene,
}

/** The words of an error beside its scene: drawn by the server, or where an error comes up later, by the browser. */
function Frame({ scene, children }: { scene: keyof typeof later; children: ReactNode }) {
  const isDrawn = onServer !== null || document.querySelector(`[data-server-part="${scene}"]`) !== null
  return (
    <div className={styles.page}>
      {isDrawn ? (
        <ServerPart as="div" name={scene} className={styles.scene}>
          {onServer && <DrawnScene scene={scene} scenes={onServer} />}
        </ServerPart>
      ) : (
        <div className={styles.scene}>
          <LatePicture load={later[scene]} />
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  )
}

function DrawnScene({ scene, scenes }: { scene: keyof typeof later; scenes: ReturnType<typeof load> }) {
  const { FailureScene, NotFoundScene } = use(scenes)
  return scene === 'failure' ? <FailureScene first="all" /> : <NotFoundScene first="all" />
}
