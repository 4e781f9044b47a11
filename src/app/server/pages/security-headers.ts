import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isOfDesk } from '../../../common/desk-pages.ts'
import { detourScript } from '../../../features/checkout/detour-script.ts'
import { headScript } from '../../../features/checkout/head-script.ts'
import { deferScript } from './deferred-scripts.ts'
import type { OutsideSources } from './outside-sources.ts'

type SecurityHeaderOptions = {
  readonly isHttps: boolean
  /** Vite puts styles inline and talks over a web socket while developing. */
  readonly isDevelopment: boolean
  /** The brand's logo, which may lie elsewhere. */
  readonly logo: string | null
  /** Sources required by configured external services. */
  readonly outside: OutsideSources
}

const yearInSeconds = 365 * 24 * 60 * 60

/** Hashes of the inline scripts that are the same on every page, also on a cached one without nonce. */
const fixedScripts = [headScript, deferScript, detourScript].map(
  script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map(feature => `${feature}=()`)
  .join(', ')

/** Nothing of the API is a page: a browser that shows an answer of it loads nothing and frames nothing. */
const apiPolicy = ['default-src', 'base-uri', 'form-action', 'frame-ancestors']
  .map(of => `${of} 'none'`)
  .join('; ')

/** Security headers on every answer; the same bytes each time, as the API is asked often. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: Pick<SecurityHeaderOptions, 'isHttps'>,
) {
  // Fastify lower-cases each name for each answer, which costs nothing where it is so already.
  const always = {
    'content-security-policy': apiPolicy,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always)
    // Answers of the API are personal unless their route says otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}

/**
 * The headers of pages, in the scope that answers them. The policy admits scripts and styles from this site, and inline
 * ones that carry the nonce of this very answer (`reply.cspNonce`), or are one of the fixed scripts.
 */
export async function addPageSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions) {
  // helmet writes on the raw answer, where the policy of the API would win.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('Content-Security-Policy')
    done()
  })
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: directives(options) },
    strictTransportSecurity: options.isHttps ? { maxAge: yearInSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Browsers complain of this one in the clear.
    crossOriginOpenerPolicy: options.isHttps ? { policy: 'same-origin' } : false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
  })
}

function directives({ isHttps, isDevelopment, logo, outside }: SecurityHeaderOptions) {
  const self = ["'self'"]
  const of = (directive: keyof OutsideSources, own: readonly string[] = self) => [
    ...own,
    ...(outside[directive] ?? []),
  ]
  return {
    'default-src': self,
    'base-uri': ["'none'"],
    'connect-src': of('connect-src', isDevelopment ? ["'self'", 'ws:'] : self),
    'font-src': of('font-src'),
    'form-action': self,
    'frame-ancestors': ["'none'"],
    // A mail is shown at the desk as a page of its own (src/features/mails/server/routes.ts).
    'frame-src': [
      ({ url }: IncomingMessage) =>
        [...(isOfDesk(url ?? '') ? self : []), ...of('frame-src', [])].join(' ') || "'none'",
    ],
    'img-src': of('img-src', [
      "'self'",
      'data:',
      ...(logo?.startsWith('https:') ? [new URL(logo).origin] : []),
    ]),
    ...(outside['media-src'] && { 'media-src': of('media-src') }),
    'object-src': ["'none'"],
    'script-src': of('script-src', ["'self'", ...fixedScripts]),
    'style-src': of('style-src'),
    ...(isDevelopment && { 'style-src-elem': of('style-src', ["'self'", "'unsafe-inline'"]) }),
    'worker-src': self,
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
}
