import type { MetaDescriptor } from 'react-router'
import blog from '../../content/site/blog.json' with { type: 'json' }
import { pageMeta } from '../layout/page-meta.ts'
import type { ShellData } from '../layout/shell-data.ts'
import { paths } from '../paths.ts'
import { withBrand } from './brand-texts.ts'
import { structuredData, type Thing } from './structured-data.ts'

/** The head of a page of the website that search engines may know: what each page has, the feed, and what it is about. */
export const siteHead = (
  shell: ShellData,
  page: Parameters<typeof pageMeta>[1],
  things: readonly Thing[],
): MetaDescriptor[] => [
  ...pageMeta(shell, page),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: withBrand(blog.title, shell.brand),
    href: paths.blogFeed,
  },
  structuredData(shell, things),
]
