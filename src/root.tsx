// First, because tokens.css says in which order the layers of every other stylesheet count.
import './ui/styles/tokens.css'
import './ui/styles/fonts.css'
import './ui/styles/base.css'
import './ui/styles/media.css'
import pageScripts from 'virtual:page-scripts'
import { useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import consent from '../content/site/consent.json' with { type: 'json' }
import errors from '../content/site/errors.json' with { type: 'json' }
import type { Route } from './+types/root.ts'
import { prepareCaptchaForForms } from './api/captcha/captcha.ts'
import { captchaKeyMeta } from './api/captcha/captcha-unreachable.ts'
import { redirectToCanonicalAddress } from './app/canonical-address.ts'
import { PreviewBar } from './features/catalogue/components/preview-bar.tsx'
import { headScript } from './features/checkout/head-script.ts'
import { ConsentScript, needsConsent } from './features/cookie-consent/components/consent-script.tsx'
import { ErrorPage, isNotFound } from './features/page-frame/components/error-page.tsx'
import { type ShellData, useShellData } from './features/page-frame/components/shell-data.ts'
import { unlistedMeta } from './features/page-frame/components/unlisted-meta.ts'
import { ScrollRestoration } from './ui/layout/scroll-restoration.tsx'
import { pageServices } from './ui/navigation/page-context.ts'
import { whenIdle } from './ui/navigation/when-idle.ts'
import { Hydrated, useRootHydrated } from './ui/state/hydrated.ts'
import { readyMarks } from './ui/state/ready-marks.ts'
import typeface from './ui/styles/typeface/bricolage-grotesque.woff2?url'

export const middleware: Route.MiddlewareFunction[] = [redirectToCanonicalAddress]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: typeface, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function loader({ context }: Route.LoaderArgs): ShellData {
  const { brand, release, publicUrl, captcha, outsideScripts, supportTools, sepaScheme, preview } =
    context.get(pageServices)
  const { consent: consentScript, site: siteScript } = pageScripts
  return {
    brand,
    release,
    publicUrl,
    captcha,
    outsideScripts,
    supportTools,
    sepaScheme,
    preview,
    consentScript,
    consentVersion: consent.version,
    siteScript,
  }
}

/** Configuration stays as it is while the server runs, so that a step of the order flow needs no call for it. */
export const shouldRevalidate = () => false

/** Only an error needs this head: every page has its own. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error === undefined) return []
  const { title } = isNotFound(error) ? errors.notFound : errors.failure
  return unlistedMeta(loaderData, { title })
}

/**
 * The document. A route whose handle says `scripts: false` is not hydrated: it gets the small script of the website and
 * no other JavaScript from here, except the development server's, which reloads the page when it is edited. One
 * whose handle says `staff: true` has nothing of what visitors are asked and measured by.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const matches = useMatches()
  const isScriptless = matches.some(({ handle }) => says(handle, 'scripts', false))
  const isForStaff = matches.some(({ handle }) => says(handle, 'staff', true))
  const {
    captcha,
    release,
    outsideScripts,
    consentScript = '',
    consentVersion = '',
    siteScript,
    preview,
  } = useShellData() ?? {}
  return (
    // The scripts of the head note on `html` who looks and what the consent banner asks, before React takes the page over.
    <html lang="nl-NL" data-release={release ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#07505a" />
        {captcha && !isForStaff && (
          <meta
            name={captchaKeyMeta}
            content={captcha.siteKey}
            data-script={captcha.scriptUrl ?? undefined}
          />
        )}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy admits by its hash
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : '' }}
        />
        {needsConsent(outsideScripts) && !isForStaff && (
          <ConsentScript scripts={outsideScripts} src={consentScript} version={consentVersion} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {/* Whatever else lies in the body was put there by scripts of others (consent-banner.module.css). */}
        <div data-page>{children}</div>
        {/* Behind the page, whose first link leads to its content. */}
        {preview && !isForStaff && <PreviewBar preview={preview} />}
        {isScriptless && siteScript && <script type="module" src={siteScript} />}
        {!isScriptless && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
        {isScriptless && import.meta.env.DEV && <script type="module" src="/src/app/vite/dev-reload.ts" />}
      </body>
    </html>
  )
}

const says = (handle: unknown, name: string, value: boolean) =>
  typeof handle === 'object' && handle !== null && Reflect.get(handle, name) === value

export default function App() {
  const isTakenOver = useRootHydrated()
  useEffect(() => {
    if (!isTakenOver) return
    performance.mark(readyMarks.hydrated)
    // The router hears of what is gone back to from now on; until then the script of the head did.
    window.onpopstate = null
    return whenIdle(() => void prepareCaptchaForForms())
  }, [isTakenOver])
  return (
    <Hydrated value={isTakenOver}>
      <Outlet />
    </Hydrated>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
