import contact from '../../../../../content/site/contact.json' with { type: 'json' }
import home from '../../../../../content/site/home.json' with { type: 'json' }
import privacy from '../../../../../content/site/privacy.json' with { type: 'json' }
import terms from '../../../../../content/site/terms.json' with { type: 'json' }
import { paths } from '../../../../api/paths.ts'
import { tariffListIds } from '../../../catalogue/tariffs.ts'
import { inWords, type SiteWords } from '../site-words.ts'
import { longTariffsPath } from '../tariffs/tariff-names.ts'
import { type PageCard, pageCard } from './page-cards.ts'
import { contentPages } from './registry.server.ts'

/** A page that search engines may know. */
export type SitePage = PageCard & { readonly updated: string; readonly aliases: readonly string[] }

/** Pages with a component of their own. */
const codedPages = [
  {
    address: paths.home,
    label: home.metaTitle,
    description: home.metaDescription,
    picture: 'fibre',
    updated: home.updated,
  },
  {
    address: paths.contact,
    label: contact.title,
    description: contact.metaDescription,
    picture: 'support',
    updated: contact.updated,
  },
  {
    address: paths.terms,
    label: terms.title,
    description: terms.metaDescription,
    picture: 'writing',
    updated: terms.version,
  },
  {
    address: paths.privacy,
    label: privacy.title,
    description: privacy.metaDescription,
    picture: 'writing',
    updated: privacy.updated,
  },
] as const

/** Every indexed page of the site, by address. */
export function sitePages(words: SiteWords): SitePage[] {
  const coded = codedPages.map(page => ({
    ...inWords(page, words),
    kind: 'page' as const,
    published: null,
    aside: null,
    aliases: [],
  }))
  const texts = [...contentPages.values()]
    .filter(({ frontMatter }) => frontMatter.indexed)
    .map(page => ({
      ...pageCard(page, words),
      updated: page.frontMatter.updated,
      aliases: page.frontMatter.aliases,
    }))
  return [...coded, ...texts].sort((one, other) => one.address.localeCompare(other.address))
}

const aliases = new Map(
  [...contentPages.values()].flatMap(({ address, frontMatter }) =>
    frontMatter.aliases.map(alias => [alias, address] as const),
  ),
)

const pageAddresses: ReadonlySet<string> = new Set([
  ...codedPages.map(({ address }) => address),
  ...contentPages.keys(),
])

/** Whether a visit to this address is answered or redirected by a page of the site. */
export const isSiteAddress = (address: string): boolean => pageAddresses.has(address) || aliases.has(address)

/** Every address of the website whose answer is the same for everyone: its pages and the long lists of tariffs. */
export const cachedSiteAddresses: ReadonlySet<string> = new Set([
  ...pageAddresses,
  ...tariffListIds.map(longTariffsPath),
])

/** New address of a page that was once at this address; null for none. */
export const movedTo = (address: string): string | null => aliases.get(address) ?? null
