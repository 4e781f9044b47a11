import { shownTestimonials, type Testimonial, type Testimonials, testimonials } from '../../testimonials.ts'
import { pageCard } from '../content/page-cards.ts'
import { contentPages } from '../content/registry.server.ts'
import type { SiteWords } from '../site-words.ts'

/** Testimonials as a page shows them. */
export type PageTestimonials = Omit<Testimonials, 'items' | 'about'> & { readonly items: readonly Item[] }

type Item = Omit<Testimonial, 'services'> & {
  /** Names the services: `Over Zakelijk glasvezel en Back-upverbinding`. */
  readonly about: string
}

/** @param address of the page, which shows those about its own service; null on the home page, which shows all. Answers null for none */
export function testimonialsOf(
  address: string | null,
  words: SiteWords,
  all: Testimonials = testimonials,
): PageTestimonials | null {
  const { items: _, about, ...texts } = all
  const items = shownTestimonials(all)
    .filter(({ services }) => address === null || services.includes(address))
    .map(({ services, ...item }) => ({ ...item, about: `${about} ${namesOf(services, words)}` }))
  return items.length > 0 ? { ...texts, items } : null
}

const inList = new Intl.ListFormat('nl-NL')

const namesOf = (services: readonly string[], words: SiteWords): string =>
  inList.format(
    services.flatMap(address => {
      const page = contentPages.get(address)
      return page ? [pageCard(page, words).label] : []
    }),
  )
