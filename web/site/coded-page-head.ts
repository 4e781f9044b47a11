import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../layout/page-meta.ts'
import type { ShellData } from '../layout/shell-data.ts'
import { breadcrumbList, structuredData } from './structured-data.ts'

/** The head of a page below the home page that has a component of its own, with what search engines read. */
export const codedPageHead = (
  shell: ShellData,
  page: { title: string; description: string; path: string },
): MetaDescriptor[] => [
  ...pageMeta(shell, page),
  structuredData(shell, [breadcrumbList(shell, [{ label: page.title, address: page.path }])]),
]
