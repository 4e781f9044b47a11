import { LRUCache } from 'lru-cache'
import { type PreparedAnswer, prepareBytes } from './prepared-answer.ts'

/** A page as it was rendered for one request. */
export type RenderedPage = {
  readonly response: Response
  readonly body: Buffer
  /** What the security headers of that request admit; taken out of a page that is kept. */
  readonly nonce: string
}

export type FoundPage =
  | { readonly kind: 'kept'; readonly page: PreparedAnswer }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }

/** What the kept pages take of the memory at most, in bytes; the one that was asked for longest ago goes first. */
const maxBytes = 64 * 1024 * 1024

/**
 * Pages that are the same for everyone, rendered once per catalogue version and kept compressed. `versionNow` names the
 * catalogue that pages are rendered from; while it cannot be known, because the database is down, what is kept stays good.
 */
export function createKeptPages(versionNow: () => Promise<string>, { bytes = maxBytes } = {}) {
  const pages = new LRUCache<string, PreparedAnswer>({ maxSize: bytes, sizeCalculation: bytesOf })
  /** Renderings that have begun; null comes of a page that is not to be kept. */
  let underWay = new Map<string, Promise<PreparedAnswer | null>>()
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
async function keepable({ response, body, nonce }: RenderedPage): Promise<PreparedAnswer | null> {
  if (!isSameForEveryone(response)) return null
  return prepareBytes(Buffer.from(body.toString().replaceAll(` nonce="${nonce}"`, '')))
}

const isSameForEveryone = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /\bpublic\b/.test(headers.get('Cache-Control') ?? '') &&
  (headers.get('Content-Type') ?? '').startsWith('text/html')

const bytesOf = ({ plain, gzip, br }: PreparedAnswer): number => plain.length + gzip.length + br.length
