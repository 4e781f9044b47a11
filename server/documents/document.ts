import type { Fact } from '../../domain/facts.ts'

/** What a document says, apart from how it is drawn. */
export type ShopDocument = {
  readonly title: string
  /** Stands in the file as the moment it was made, so that the same document is the same bytes. */
  readonly date: Date
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[] }

/** A line of a table with a one-time and a monthly amount, as they are read; empty where there is none. */
export type AmountRow = {
  readonly name: string
  readonly oneTime: string
  readonly monthly: string
  readonly isTotal: boolean
}
