import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '../../frame/shell-data.ts'
import { unlistedMeta } from '../../frame/unlisted-meta.ts'
import { siteHead } from '../site-head.ts'
import { blogPosting, breadcrumbList, jobPosting, service, type Thing } from '../structured-data.ts'
import type { PageView } from './page-view.server.ts'
import { socialPicture } from './social-picture.ts'

/** The head of a text's page. Absent front matter makes absent tags, never empty ones. */
export function pageHead(shell: ShellData | undefined, view: PageView): MetaDescriptor[] {
  const { address } = view
  const { title, description, indexed } = view.frontMatter
  if (!(indexed && shell)) return unlistedMeta(shell, { title, description })
  const isArticle = 'author' in view.frontMatter
  return siteHead(shell, { title, description, path: address, picture: socialPicture(address), isArticle }, [
    breadcrumbs(shell, view),
    ...subjectOf(shell, view),
  ])
}

function breadcrumbs(shell: ShellData, { address, above, frontMatter }: PageView): Thing {
  const { title, label = title } = frontMatter
  return breadcrumbList(shell, [...above, { label, address }])
}

/** Subject of the page, if schema.org has a type for it. */
function subjectOf(shell: ShellData, { address, frontMatter, offers }: PageView): Thing[] {
  const described = { ...frontMatter, address }
  if ('author' in described) return [blogPosting(shell, { ...described, picture: socialPicture(address) })]
  if ('hours' in described) return [jobPosting(shell, described)]
  return offers.length > 0 ? [service(shell, described, offers)] : []
}
