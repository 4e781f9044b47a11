import { data, redirect } from 'react-router'
import errors from '../../../../../content/site/errors.json' with { type: 'json' }
import type { PageServices } from '../../../../api/page-services.ts'
import { pageServices } from '../../../../ui/navigation/page-context.ts'
import { NotFoundPage } from '../../frame/error-page.tsx'
import { unlistedMeta } from '../../frame/unlisted-meta.ts'
import type { Route } from './+types/content-page.ts'
import { closestPages } from './closest-pages.ts'
import { PageDataContext } from './page-data.ts'
import { pageHead } from './page-head.ts'
import { PageTemplate } from './page-template.tsx'
import { viewOf } from './page-view.server.ts'
import { contentPages } from './registry.server.ts'
import { respelledAddress } from './respelled-address.ts'
import { isSiteAddress, movedTo, sitePages } from './site-pages.server.ts'
import { Suggestions } from './suggestions.tsx'

/** Every text of content/ at its address; a mistyped or former address leads on, and what is nowhere is searched for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const page = contentPages.get(url.pathname)
  if (page === undefined) return elsewhere(url, services)
  const { view, isComplete } = await viewOf(page, services)
  return data(
    { view, suggestions: [] },
    isComplete ? undefined : { headers: { 'Cache-Control': 'no-store' } },
  )
}

function elsewhere({ pathname, search }: URL, { brand }: PageServices) {
  const meant = movedTo(pathname) ?? respelledAddress(pathname, isSiteAddress)
  if (meant !== null) throw redirect(meant + search, 301)
  return data({ view: null, suggestions: closestPages(pathname, sitePages(brand)) }, { status: 404 })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : parentHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shell = matches[0].loaderData
  return loaderData?.view
    ? pageHead(shell, loaderData.view)
    : unlistedMeta(shell, { title: errors.notFound.title })
}

export default function ContentPage({ loaderData: { view, suggestions } }: Route.ComponentProps) {
  if (view === null)
    return (
      <NotFoundPage>
        <Suggestions suggestions={suggestions} />
      </NotFoundPage>
    )
  return (
    <PageDataContext value={view.data}>
      <PageTemplate view={view} />
    </PageDataContext>
  )
}
