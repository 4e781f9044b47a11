import type { MetaDescriptor } from 'react-router'
import { data, Link, redirect } from 'react-router'
import errors from '../../../../../content/site/errors.json' with { type: 'json' }
import type { PageServices } from '../../../../api/page-services.ts'
import { pageServices } from '../../../../ui/navigation/page-context.ts'
import { NotFoundPage } from '../../../page-frame/components/error-page.tsx'
import type { ShellData } from '../../../page-frame/components/shell-data.ts'
import { unlistedMeta } from '../../../page-frame/components/unlisted-meta.ts'
import { siteHead } from '../site-head.ts'
import { siteWords } from '../site-words.ts'
import { blogPosting, breadcrumbList, jobPosting, service, type Thing } from '../structured-data.ts'
import type { Route } from './+types/content-page.ts'
import { closestPages } from './closest-pages.ts'
import { PageDataContext } from './page-data.ts'
import { PageTemplate } from './page-template.tsx'
import type { PageView } from './page-view.server.ts'
import { viewOf } from './page-view.server.ts'
import { contentPages } from './registry.server.ts'
import { respelledAddress } from './respelled-address.ts'
import { isSiteAddress, movedTo, sitePages } from './site-pages.server.ts'
import styles from './suggestions.module.css'

/** The picture of each group of pages, below public/social (made by scripts/social-pictures.mjs); the first that fits. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/^\/zakelijk-internet\/vpn$|^\/netwerk-en-security|^\/cyberveilig-check|^\/webinar/, 'security'],
  [/^\/zakelijk-internet|^\/zakelijk-glasvezel/, 'internet'],
  [/^\/zakelijke-telefonie|^\/voip|^\/sip-trunk|^\/bellen-via-teams|^\/xelion|^\/telefonie/, 'telefonie'],
  [/^\/cloud-diensten/, 'cloud'],
  [/^\/zakelijk-mobiel/, 'mobiel'],
  [/-televisie$/, 'televisie'],
  [/^\/maatwerk/, 'maatwerk'],
  [/^\/blog/, 'blog'],
]

/** `/zakelijk-internet/dsl` → `/social/internet.png`. */
const socialPicture = (address: string): string =>
  `/social/${groups.find(([addresses]) => addresses.test(address))?.[1] ?? 'algemeen'}.png`

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

async function elsewhere({ pathname, search }: URL, services: PageServices) {
  const spelled = respelledAddress(pathname, isSiteAddress) ?? pathname
  const meant = movedTo(spelled) ?? (spelled === pathname ? null : spelled)
  if (meant !== null) throw redirect(meant + search, 301)
  const { words } = await siteWords(services)
  return data({ view: null, suggestions: closestPages(pathname, sitePages(words)) }, { status: 404 })
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

/** The head of a text's page. Absent front matter makes absent tags, never empty ones. */
function pageHead(shell: ShellData | undefined, view: PageView): MetaDescriptor[] {
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

type Props = {
  suggestions: readonly { readonly address: string; readonly label: string; readonly description: string }[]
}

/** Pages that the visitor may have meant with an address that is not ours. */
function Suggestions({ suggestions }: Props) {
  if (suggestions.length === 0) return null
  return (
    <section className={styles.suggestions} aria-labelledby="bedoel-je">
      <h2 id="bedoel-je">{errors.notFound.suggestions}</h2>
      <ul>
        {suggestions.map(({ address, label, description }) => (
          <li key={address}>
            <Link to={address}>{label}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
