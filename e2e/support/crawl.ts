import type { Page } from 'playwright-core'

/** A link and where it stands. */
export type FoundLink = { readonly to: string; readonly on: string }

/** Response of the site at an address; redirects are not followed. */
export type Answer = {
  readonly status: number
  /** Without its parameters: `text/html`. */
  readonly type: string
  readonly body: string
}

export type Crawl<Seen> = {
  /** Every page that was opened, by its path. */
  readonly pages: ReadonlyMap<string, Seen>
  /** Everything that links lead to, pages and files, by path and query. */
  readonly answers: ReadonlyMap<string, Answer>
  readonly links: readonly FoundLink[]
}

/** How the crawler looks at an open page; the links it returns are followed. */
type Look<Seen> = (page: Page, answer: Answer, address: string) => Promise<Seen>

/**
 * Opens every page that links lead to, beginning with `starts`, one after the other in the same tab. What answers with
 * anything but a page (a file, a redirect, an error) is noted and not opened.
 */
export async function crawl<Seen extends { readonly links: readonly string[] }>(
  page: Page,
  origin: string,
  starts: readonly string[],
  look: Look<Seen>,
): Promise<Crawl<Seen>> {
  const pages = new Map<string, Seen>()
  const answers = new Map<string, Answer>()
  const links: FoundLink[] = []
  const queue = [...starts]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (answers.has(address)) continue
    const answer = await ask(origin + address)
    answers.set(address, answer)
    if (answer.status !== 200 || answer.type !== 'text/html') continue
    await page.goto(address, { waitUntil: 'load' })
    const seen = await look(page, answer, address)
    pages.set(address, seen)
    links.push(...seen.links.map(to => ({ to, on: address })))
    queue.push(...seen.links.map(withoutAnchor))
  }
  return { pages, answers, links }
}

export const withoutAnchor = (address: string): string => address.replace(/#.*$/, '')

/** The anchor of an address as it stands in an `id`; null without one. */
export const anchorOf = (address: string): string | null => {
  const [, anchor] = address.split('#')
  return anchor ? decodeURIComponent(anchor) : null
}

export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' })
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  return { status: response.status, type, body: await response.text() }
}
