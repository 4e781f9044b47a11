import type { MetaDescriptor } from 'react-router'
import blog from '../../../../content/site/blog.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { withBrand } from '../../page-frame/components/brand-texts.ts'
import type { ShellData } from '../../page-frame/components/shell-data.ts'
import { headOf } from '../../page-frame/components/unlisted-meta.ts'
import { structuredData, type Thing } from './structured-data.ts'

type Page = {
  /** Stands before the brand in the document title. */
  title: string
  description?: string | undefined
  /** The page's own address, which search engines are sent to. */
  path: string
  /** Picture for links on other sites; 1200 by 630 pixels, below public/. */
  picture?: string
  isArticle?: boolean
}

/**
 * The head of a page of the website that search engines may know: title and description, its canonical address with what
 * other sites show of a link to it, the feed, and what it is about.
 */
export function siteHead(shell: ShellData, page: Page, things: readonly Thing[]): MetaDescriptor[] {
  const { title, description, path, picture = '/social/algemeen.png', isArticle = false } = page
  const url = new URL(path, shell.publicUrl).href
  return [
    ...headOf(shell, page),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:site_name', content: shell.brand.name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(picture, shell.publicUrl).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: withBrand(blog.title, shell.brand),
      href: paths.blogFeed,
    },
    structuredData(shell, things),
  ]
}
