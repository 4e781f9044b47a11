import type { Brand } from '../../../../common/brand.ts'
import { type PageCard, pageCard } from './page-cards.ts'
import { type ContentPage, contentPages } from './registry.server.ts'

/** The posts of the blog, newest first. */
export const posts = (brand: Brand): PageCard[] => cardsOf('post', brand).sort(newestFirst)

/** Open vacancies, newest first. */
export const vacancies = (brand: Brand): PageCard[] => cardsOf('vacancy', brand).sort(newestFirst)

const cardsOf = (kind: ContentPage['kind'], brand: Brand): PageCard[] =>
  [...contentPages.values()].filter(page => page.kind === kind).map(page => pageCard(page, brand))

const newestFirst = (one: PageCard, other: PageCard) =>
  (other.published ?? '').localeCompare(one.published ?? '')
