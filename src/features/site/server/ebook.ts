import ebook from '../../../../content/ebook/nis2.json' with { type: 'json' }
import type { Brand } from '../../../common/brand.ts'

/** A book: a cover, what is in it, and chapters that each begin a page. */
export type Book = {
  readonly title: string
  readonly intro: string
  readonly chapters: readonly {
    readonly title: string
    readonly paragraphs: readonly string[]
    /** Points that follow the paragraphs; empty where there are none. */
    readonly list: readonly string[]
  }[]
  /** Stands in the file as the moment it was made, so that the same text is the same bytes. */
  readonly date: Date
}

type WrittenChapter = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}

/** The ebook on NIS2 (content/ebook/nis2.json), in the name of the brand. */
export function nis2Ebook(brand: Brand): Book {
  const chapters: readonly WrittenChapter[] = ebook.chapters
  const written = (text: string) => withBrand(text, brand)
  return {
    title: written(ebook.title),
    intro: written(ebook.intro),
    chapters: chapters.map(({ title, paragraphs, list = [] }) => ({
      title: written(title),
      paragraphs: paragraphs.map(written),
      list: list.map(written),
    })),
    date: new Date('2026-11-01T00:00:00Z'),
  }
}

const withBrand = (text: string, { name, legalName, email, phone }: Brand): string =>
  text
    .replaceAll('{brand}', name)
    .replaceAll('{legalName}', legalName)
    .replaceAll('{email}', email)
    .replaceAll('{phone}', phone.display)
