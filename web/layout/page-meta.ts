import type { MetaDescriptor } from 'react-router'
import type { ShellData } from './shell-data.ts'

type Page = {
  /** Stands before the brand in the document title. */
  title: string
  description?: string
} & (
  | {
      /** The page's own address, which search engines are sent to. */
      path: string
      /** What other sites show beside a link to it; 1200 by 630 pixels, below public/. */
      picture?: string
      isArticle?: boolean
    }
  /** Kept out of search engines: the order flow, errors. */
  | { indexed: false }
)

/**
 * The head of a page: `<title> | <brand>`, description, and canonical address with what other sites show of a link to it,
 * or noindex. `shell` is what the root loader returned; it is absent when that loader failed.
 */
export function pageMeta(shell: ShellData | undefined, page: Page): MetaDescriptor[] {
  const title = shell ? `${page.title} | ${shell.brand.name}` : page.title
  const head: MetaDescriptor[] = [{ title }]
  if (page.description) head.push({ name: 'description', content: page.description })
  if ('indexed' in page) return [...head, { name: 'robots', content: 'noindex' }]
  if (!shell) return head
  const { path, picture = '/social/algemeen.png', isArticle = false, description } = page
  const url = new URL(path, shell.publicUrl).href
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:site_name', content: shell.brand.name },
    { property: 'og:title', content: page.title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(picture, shell.publicUrl).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
