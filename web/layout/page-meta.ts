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
    }
  /** Kept out of search engines: the order flow, errors. */
  | { indexed: false }
)

/**
 * The head of a page: `<title> | <brand>`, description, canonical address or noindex.
 * `shell` is what the root loader returned; it is absent when that loader failed.
 */
export function pageMeta(shell: ShellData | undefined, page: Page): MetaDescriptor[] {
  const title = shell ? `${page.title} | ${shell.brand.name}` : page.title
  const head: MetaDescriptor[] = [{ title }]
  if (page.description) head.push({ name: 'description', content: page.description })
  if ('indexed' in page) head.push({ name: 'robots', content: 'noindex' })
  else if (shell)
    head.push({ tagName: 'link', rel: 'canonical', href: new URL(page.path, shell.publicUrl).href })
  return head
}
