import type { SiteWords } from '../site-words.ts'
import { type PageCard, pageCard } from './page-cards.ts'
import { type ContentPage, contentPages } from './registry.server.ts'

/** The posts of the blog, newest first. */
export const posts = (words: SiteWords): PageCard[] => cardsOf('post', words).sort(newestFirst)

/** Open vacancies, newest first. */
export const vacancies = (words: SiteWords): PageCard[] => cardsOf('vacancy', words).sort(newestFirst)

const cardsOf = (kind: ContentPage['kind'], words: SiteWords): PageCard[] =>
  [...contentPages.values()].filter(page => page.kind === kind).map(page => pageCard(page, words))

const newestFirst = (one: PageCard, other: PageCard) =>
  (other.published ?? '').localeCompare(one.published ?? '')
