import type { PictureName } from '../../../page-frame/picture-names.ts'
import { inWords, type SiteWords } from '../site-words.ts'
import type { ContentPage } from './registry.server.ts'

/** A page as another page shows it: its name, what it is about, and where it stands. */
export type PageCard = {
  readonly kind: ContentPage['kind']
  readonly address: string
  readonly label: string
  readonly description: string
  readonly picture: PictureName
  /** When a post or vacancy was published, `2025-11-21`; null for other pages. */
  readonly published: string | null
  /** Beside the date: who wrote the post, or the hours of the vacancy. */
  readonly aside: string | null
}

export function pageCard(page: ContentPage, words: SiteWords): PageCard {
  const { title, label = title, description, hero } = inWords(page.frontMatter, words)
  const card = { kind: page.kind, address: page.address, label, description, picture: hero.picture }
  switch (page.kind) {
    case 'page':
      return { ...card, published: null, aside: null }
    case 'post':
      return {
        ...card,
        label: title,
        published: page.frontMatter.published,
        aside: inWords(page.frontMatter, words).author,
      }
    case 'vacancy':
      return { ...card, label: title, published: page.frontMatter.published, aside: page.frontMatter.hours }
  }
}
