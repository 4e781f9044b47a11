import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '../../page-frame/components/shell-data.ts'
import { siteHead } from './site-head.ts'
import { breadcrumbList } from './structured-data.ts'

/** The head of a page below the home page that has a component of its own, with what search engines read. */
export const codedPageHead = (
  shell: ShellData,
  page: { title: string; description: string; path: string },
): MetaDescriptor[] =>
  siteHead(shell, page, [breadcrumbList(shell, [{ label: page.title, address: page.path }])])
