import { type PreparedAnswer, prepareBytes } from '../catalogue/prepared-answer.ts'

/** The place of one page: what is kept there, or the way to keep it. */
export type PageSlot = {
  readonly page: PreparedAnswer | undefined
  /** Keeps a rendered page if it says that it is public; undefined if it does not. `nonce` is taken out of it. */
  keep(response: Response, html: Buffer, nonce: string): Promise<PreparedAnswer | undefined>
}

/**
 * Pages that are the same for everyone, rendered once per catalogue version and kept compressed. `versionNow` names the
 * catalogue that pages are rendered from; while it cannot be known, because the database is down, what is kept stays good.
 */
export function createKeptPages(versionNow: () => Promise<string>) {
  const pages = new Map<string, PreparedAnswer>()
  let version = ''

  return async function slotOf(pathname: string): Promise<PageSlot> {
    const found = await versionNow().catch(() => version)
    if (found !== version) pages.clear()
    version = found
    return {
      page: pages.get(pathname),
      async keep(response, html, nonce) {
        if (!isSameForEveryone(response)) return undefined
        const page = await prepareBytes(Buffer.from(html.toString().replaceAll(` nonce="${nonce}"`, '')))
        if (version === found) pages.set(pathname, page)
        return page
      },
    }
  }
}

const isSameForEveryone = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /\bpublic\b/.test(headers.get('Cache-Control') ?? '') &&
  (headers.get('Content-Type') ?? '').startsWith('text/html')
