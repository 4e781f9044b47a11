/** Facts of a text for the build's check. */
export type PageFacts = {
  /** Every address that the text or a component in it links to. */
  readonly links: readonly string[]
  /** Possible targets of `#…`. */
  readonly anchors: readonly string[]
  /** Components that the text uses. */
  readonly components: readonly string[]
  /** Ids of the forms that it shows. */
  readonly forms: readonly string[]
  /** The levels of its headings, in order. */
  readonly headings: readonly number[]
  /** Its headings of the second level, for a table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}
