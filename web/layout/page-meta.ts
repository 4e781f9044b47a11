import type { MetaDescriptor } from 'react-router'
import type { ShellData } from './shell-data.ts'

type Page = {
  /** Stands before the brand in the document title; absent on the home page, whose title is `fullTitle`. */
  title?: string
  fullTitle?: string
  description?: string
  /** The page's own address; search engines are sent to it. */
  path: string
  /** False keeps the page out of search engines: the order flow, errors. */
  indexed?: boolean
}

/**
 * The head of a page: `<title> | <brand>`, description, canonical address, robots.
 * `shell` is what the root loader returned; it is absent when that loader failed.
 */
export function pageMeta(shell: ShellData | undefined, page: Page): MetaDescriptor[] {
  const title = page.fullTitle ?? [page.title, shell?.brand.name].filter(Boolean).join(' | ')
  const head: MetaDescriptor[] = [{ title }]
  if (page.description) head.push({ name: 'description', content: page.description })
  if (page.indexed === false) head.push({ name: 'robots', content: 'noindex' })
  else if (shell)
    head.push({ tagName: 'link', rel: 'canonical', href: new URL(page.path, shell.publicUrl).href })
  return head
}
