import type { ComponentType } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { AboutLayout } from './layouts/about.tsx'
import { CompareLayout } from './layouts/compare.tsx'
import { ExplainLayout } from './layouts/explain.tsx'
import { HelpLayout } from './layouts/help.tsx'
import type { LayoutProps } from './layouts/layout-parts.tsx'
import { PublishedLayout } from './layouts/published.tsx'
import { SellLayout } from './layouts/sell.tsx'
import type { PageView } from './page-view.server.ts'

/** Each purpose has a layout of its own (docs/decisions/website.md#pages-by-purpose), as have posts and vacancies. */
const layouts: Readonly<Record<PageView['layout'], ComponentType<LayoutProps>>> = {
  sell: SellLayout,
  compare: CompareLayout,
  explain: ExplainLayout,
  help: HelpLayout,
  about: AboutLayout,
  published: PublishedLayout,
}

/** How a text of content/ shows, by what it is for. */
export function PageTemplate({ view }: { view: PageView }) {
  const Layout = layouts[view.layout]
  return (
    <>
      <Breadcrumbs view={view} />
      <Layout view={view} />
    </>
  )
}
