import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type PreparedResponse, prepareBytes } from '../../../platform/http/prepared-response.ts'

/** Inline code that the security headers of one response admit, by kind of element. */
export type Nonces = { readonly script: string; readonly style: string }

/** A page as it was rendered for one request. */
export type RenderedPage = {
  readonly response: Response
  readonly body: Buffer
  /** Taken out of a page that is kept. */
  readonly nonces: Nonces
}

/**
 * A page without nonces, and what its policy admits in their place: the hashes of the scripts and styles that carried one.
 */
export type CachedPage = PreparedResponse & {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

export type FoundPage =
  | { readonly kind: 'kept'; readonly page: CachedPage }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }

/** Upper bound of the cached pages in memory, in bytes; the least recently used page goes first. */
const maxBytes = 64 * 1024 * 1024

/**
 * Pages that are the same for everyone, rendered once per catalogue version and kept compressed. `versionNow` names the
 * catalogue that pages are rendered from; while it cannot be known, because the database is down, what is kept stays good.
 */
export function createPageCache(versionNow: () => Promise<string>, { bytes = maxBytes } = {}) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: bytes, sizeCalculation: bytesOf })
  /** Renderings that have begun; null comes of a page that is not to be kept. */
  let underWay = new Map<string, Promise<CachedPage | null>>()
  let version = ''

  /**
   * The page at an address: what is kept of it, or else what `render` makes of it. Requests that come together wait for one
   * rendering; only where it turns out not to be kept does each render its own.
   * @param pathname one that is known to be a page's: every other one would be kept just as well
   */
  return async function pageAt(pathname: string, render: () => Promise<RenderedPage>): Promise<FoundPage> {
    const found = await versionNow().catch(() => version)
    if (found !== version) {
      pages.clear()
      underWay = new Map()
    }
    version = found
    const kept = pages.get(pathname)
    if (kept) return { kind: 'kept', page: kept }
    const begun = underWay.get(pathname)
    if (begun) {
      const page = await begun
      return page ? { kind: 'kept', page } : { kind: 'rendered', page: await render() }
    }

    const rendering = render()
    const keeping = rendering.then(keepable)
    const ofThisVersion = underWay
    ofThisVersion.set(
      pathname,
      keeping.catch(() => null),
    )
    try {
      const page = await keeping
      if (page === null) return { kind: 'rendered', page: await rendering }
      if (ofThisVersion === underWay) pages.set(pathname, page)
      return { kind: 'kept', page }
    } finally {
      ofThisVersion.delete(pathname)
    }
  }
}

/** The page to keep if it says that it is public; null if it does not. */
async function keepable({ response, body, nonces }: RenderedPage): Promise<CachedPage | null> {
  if (!isSameForEveryone(response)) return null
  const rendered = body.toString()
  const hashesOf = (element: keyof Nonces) => inlineTexts(rendered, element, nonces[element]).map(hashSource)
  const withoutNonces = Object.values(nonces).reduce(
    (html, nonce) => html.replaceAll(` nonce="${nonce}"`, ''),
    rendered,
  )
  return {
    ...(await prepareBytes(Buffer.from(withoutNonces))),
    scriptHashes: hashesOf('script'),
    styleHashes: hashesOf('style'),
  }
}

/** Only what the pages themselves put there has the nonce: a script that got in with some text is not admitted by a hash. */
function inlineTexts(html: string, element: keyof Nonces, nonce: string): string[] {
  const elements = html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))
  return [...elements].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(` nonce="${nonce}"`) && !/\ssrc=/.test(attributes) ? [text] : [],
  )
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const isSameForEveryone = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /\bpublic\b/.test(headers.get('Cache-Control') ?? '') &&
  (headers.get('Content-Type') ?? '').startsWith('text/html')

const bytesOf = ({ plain, gzip, br }: PreparedResponse): number => plain.length + gzip.length + br.length
