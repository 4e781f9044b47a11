import type { Brand } from '../../../../common/brand.ts'
import { brandInAll } from '../../../page-frame/components/brand-texts.ts'
import type { PictureName } from '../../../page-frame/picture-names.ts'
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

export function pageCard(page: ContentPage, brand: Brand): PageCard {
  const { title, label = title, description, hero } = brandInAll(page.frontMatter, brand)
  const card = { kind: page.kind, address: page.address, label, description, picture: hero.picture }
  switch (page.kind) {
    case 'page':
      return { ...card, published: null, aside: null }
    case 'post':
      return {
        ...card,
        label: title,
        published: page.frontMatter.published,
        aside: brandInAll(page.frontMatter, brand).author,
      }
    case 'vacancy':
      return { ...card, label: title, published: page.frontMatter.published, aside: page.frontMatter.hours }
  }
}
