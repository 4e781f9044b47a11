import type { Fact } from '../../common/fact.ts'

/** Content of a document, independent of its rendering. */
export type ShopDocument = {
  readonly title: string
  /** Stands above the title, where a document is about something with a name of its own. */
  readonly subject?: string
  /** Stands in the file as the moment it was made, so that the same document is the same bytes. */
  readonly date: Date
  /** Set where it stands beside an earlier drawing of the same that lacks characters: when it was drawn. */
  readonly correctedOn?: Date
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'paragraph' | 'small'; readonly text: string }
  /** Bookmarked where many follow. */
  | { readonly kind: 'heading'; readonly text: string; readonly isBookmarked?: true }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** A QR code that says this, and what it is for whoever listens. */
  | { readonly kind: 'code'; readonly says: string; readonly label: string }
  /** Begins a page, which is bookmarked by its title. */
  | { readonly kind: 'page'; readonly title: string }
  | FigureTable

/** A table of figures: what each row is about, and a figure in each column. */
export type FigureTable = {
  readonly kind: 'figures'
  /** Over the names of the rows. */
  readonly of: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly figures: readonly Figure[]
    readonly isTotal: boolean
  }[]
}

/** A figure as it is read; empty where there is none. */
export type Figure = {
  readonly text: string
  /** The usual price, struck through before what is paid; null where there is none. */
  readonly struck: string | null
}
