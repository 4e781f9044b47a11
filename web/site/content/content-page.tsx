import { data } from 'react-router'
import errors from '../../../content/site/errors.json' with { type: 'json' }
import { NotFoundPage } from '../../layout/error-page.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageServices } from '../../page-context.ts'
import type { Route } from './+types/content-page.ts'
import { PageDataContext } from './page-data.ts'
import { PageTemplate } from './page-template.tsx'
import { viewOf } from './page-view.server.ts'
import { contentPages } from './registry.server.ts'

/** Every text of content/ at its address; what is nowhere gets the page that says so. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = contentPages.get(url.pathname)
  if (page === undefined) return data(null, { status: 404 })
  const { view, isComplete } = await viewOf(page, context.get(pageServices))
  return data(view, isComplete ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : parentHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shell = matches[0].loaderData
  if (!loaderData) return pageMeta(shell, { title: errors.notFound.title, indexed: false })
  const { title, description, indexed } = loaderData.frontMatter
  return pageMeta(shell, {
    title,
    description,
    ...(indexed ? { path: loaderData.address } : { indexed: false }),
  })
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFoundPage />
  return (
    <PageDataContext value={loaderData.data}>
      <PageTemplate view={loaderData} />
    </PageDataContext>
  )
}
