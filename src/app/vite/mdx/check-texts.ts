import { placesOf } from '../../../common/facts-in-texts.ts'
import { asksForAddress } from '../../../features/site/pages/content/order-action.ts'
import type { ContentPage } from '../../../features/site/pages/content/registry.server.ts'

/** Names and addresses that the texts of content/ may use. */
export type Surroundings = {
  /** Components that a text may use. */
  readonly components: ReadonlySet<string>
  /** Whether there is a form with this id. */
  isForm(id: string): boolean
  /** Links that stand beside the texts, in the menu and the footer, by the file that has them. */
  readonly links: Readonly<Record<string, readonly string[]>>
  /** The h1 of pages with a component of their own, by the file that has it. */
  readonly headings: Readonly<Record<string, string>>
  /** The places that front matter can have filled. */
  readonly places: ReadonlySet<string>
  /** Throws where a page could not stand if nothing that it speaks of were sold. */
  withNothingSold(page: ContentPage): void
  /** Whether something besides the texts answers this address: a page of its own, a file. */
  isServed(address: string): boolean
}

/** Anchors that the template gives every page. */
const templateAnchors = ['inhoud', 'veelgestelde-vragen', 'lees-ook', 'volgende-stap']

/** Anchors that components bring. */
const componentAnchors: Readonly<Record<string, string>> = {
  berichten: 'BlogPosts',
  'open-vacatures': 'Vacancies',
  adrescheck: 'AddressCheckStrip',
}

/** Problems in the texts, a sentence each, beginning with the file; empty if there are none. */
export function problemsOf(pages: readonly ContentPage[], surroundings: Surroundings): string[] {
  const byAddress = new Map(pages.map(page => [page.address, page]))
  const aliases = pages.flatMap(({ frontMatter }) => frontMatter.aliases)
  return [
    ...repeated(pages, 'address', page => [page.address, ...page.frontMatter.aliases]),
    ...repeated(pages, 'title', page => [page.frontMatter.title]),
    ...repeated(pages, 'description', page => [page.frontMatter.description]),
    ...repeatedIn([...pages.map(headingOf), ...Object.entries(surroundings.headings)], 'heading'),
    ...pages.flatMap(page => [
      ...linksOf(page).flatMap(link => {
        const problem = problemOfLink(link, page)
        return problem ? [`${page.file}: ${link} ${problem}`] : []
      }),
      ...page.facts.components
        .filter(name => !surroundings.components.has(name))
        .map(name => `${page.file}: <${name}> is no component of texts`),
      ...page.facts.forms
        .filter(id => !surroundings.isForm(id))
        .map(id => `${page.file}: there is no form "${id}"`),
      ...(componentsOf(page).filter(name => name === 'AddressCheckStrip').length > 1
        ? [`${page.file}: the hero asks for the address already, leave <AddressCheckStrip> out`]
        : []),
      ...problemsOfHeadings(page),
      ...problemsOfFacts(page, surroundings),
    ]),
    ...Object.entries(surroundings.links).flatMap(([file, links]) =>
      links.flatMap(link => {
        const problem = problemOfLink(link, null)
        return problem ? [`${file}: ${link} ${problem}`] : []
      }),
    ),
  ]

  function problemOfLink(link: string, from: ContentPage | null): string | null {
    if (/^(?:https:|mailto:|tel:)/.test(link)) return null
    if (!/^[/#]/.test(link)) return 'must begin with /, # or https://'
    const [path = '', anchor] = link.split('#', 2)
    const address = path.replace(/\?.*$/, '')
    const to = address === '' ? from : byAddress.get(address)
    if (!to) {
      if (aliases.includes(address)) return 'has moved: link to the page itself'
      return surroundings.isServed(address) ? null : 'leads nowhere'
    }
    if (anchor === undefined || templateAnchors.includes(anchor)) return null
    const { anchors } = to.facts
    if (anchors.includes(anchor) || componentsOf(to).includes(componentAnchors[anchor] ?? '')) return null
    return `points at a place that ${to.file} does not have`
  }
}

/** Front matter names only facts that there are, and the page stands whatever of them is sold. */
function problemsOfFacts(page: ContentPage, { places, withNothingSold }: Surroundings): string[] {
  const unknown = placesOf(JSON.stringify(page.frontMatter)).filter(name => !places.has(name))
  const problems = [...new Set(unknown)].map(name => `${page.file}: {${name}} is no place of a text`)
  try {
    withNothingSold(page)
    return problems
  } catch (error) {
    return [...problems, `without what it says of what is sold, ${(error as Error).message}`]
  }
}

/** Components that the template and the text show, by their names in texts. */
const componentsOf = ({ facts, frontMatter }: ContentPage): readonly string[] =>
  asksForAddress(frontMatter) ? ['AddressCheckStrip', ...facts.components] : facts.components

function linksOf({ facts, frontMatter }: ContentPage): string[] {
  const { hero, related, nextStep } = frontMatter
  const actions = [hero.action, nextStep?.action].flatMap(action => (action ? [action.to] : []))
  return [...facts.links, ...related, ...actions]
}

function repeated(pages: readonly ContentPage[], what: string, valuesOf: (page: ContentPage) => string[]) {
  return repeatedIn(
    pages.flatMap(page => valuesOf(page).map(value => [page.file, value] as const)),
    what,
  )
}

/** The same of values with the file that each stands in. */
const repeatedIn = (values: readonly (readonly [file: string, value: string])[], what: string) =>
  [...Map.groupBy(values, ([, value]) => value)]
    .filter(([, uses]) => uses.length > 1)
    .map(([value, uses]) => `${uses.map(([file]) => file).join(' and ')}: the same ${what}, "${value}"`)

/** A page's one h1. */
const headingOf = ({ file, frontMatter: { title, hero } }: ContentPage) =>
  [file, hero.title ?? title] as const

/** The hero has the page's h1: a text begins at h2, and no level is skipped on the way down. */
function problemsOfHeadings({ file, facts: { headings } }: ContentPage): string[] {
  if (headings.includes(1)) return [`${file}: the hero is the page's one h1, begin headings at ##`]
  const skips = headings.some((level, position) => level > (headings[position - 1] ?? 1) + 1)
  return skips ? [`${file}: a heading skips a level`] : []
}
