import type { MetaDescriptor } from 'react-router'
import type { ShellData } from './shell-data.ts'

/** Parts of every head: `<title> | <brand>` and the description. `shell` is absent if the root loader failed. */
export const headOf = (
  shell: ShellData | undefined,
  { title, description }: { title: string; description?: string | undefined },
): MetaDescriptor[] => [
  { title: shell ? `${title} | ${shell.brand.name}` : title },
  ...(description ? [{ name: 'description', content: description }] : []),
]

/** The head of a page that is kept out of search engines: the order flow, customer pages, errors. */
export const unlistedMeta = (...page: Parameters<typeof headOf>): MetaDescriptor[] => [
  ...headOf(...page),
  { name: 'robots', content: 'noindex' },
]
