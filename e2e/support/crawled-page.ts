import type { Page } from 'playwright-core'

/** A page as a crawler sees it, after its scripts have run. */
export type CrawledPage = {
  readonly title: string
  readonly description: string | null
  readonly language: string
  readonly canonical: string | null
  /** `index`, unless the page says `noindex`. */
  readonly robots: string
  readonly headings: readonly string[]
  /** Every id, where an anchor can lead. */
  readonly ids: readonly string[]
  /** Of this site only: path, query and anchor. */
  readonly links: readonly string[]
  /** Files of this site that the head and the pictures name. */
  readonly files: readonly string[]
  readonly structuredData: readonly string[]
  /** Pictures without a size or a text, as HTML. */
  readonly incompleteImages: readonly string[]
}

/** Reads the page that is open. */
export const readCrawledPage = (page: Page): Promise<CrawledPage> =>
  page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null
    const local = (addresses: string[]) =>
      [...new Set(addresses)]
        .map(address => new URL(address, document.baseURI))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search, hash }) => pathname + search + hash)
    const isComplete = (image: HTMLImageElement) =>
      image.hasAttribute('alt') && image.hasAttribute('width') && image.hasAttribute('height')
    return {
      title: document.title,
      description: meta('description'),
      language: document.documentElement.lang,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
      robots: meta('robots') ?? 'index',
      headings: all('h1').map(heading => heading.textContent.trim()),
      ids: all('[id]').map(({ id }) => id),
      links: local(all<HTMLAnchorElement>('a[href]').map(link => link.href)),
      files: local([
        ...all<HTMLLinkElement>('link[rel~="icon"], link[rel="alternate"], link[rel="apple-touch-icon"]').map(
          link => link.href,
        ),
        ...all<HTMLMetaElement>('meta[property="og:image"]').map(({ content }) => content),
        ...all<HTMLImageElement>('img').map(image => image.src),
      ]),
      structuredData: all('script[type="application/ld+json"]').map(script => script.textContent),
      incompleteImages: all<HTMLImageElement>('img')
        .filter(image => !isComplete(image))
        .map(image => image.outerHTML),
    }
  })
