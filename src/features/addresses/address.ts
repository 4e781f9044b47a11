/** A Dutch address, with the names the specification's payloads use for an installation address. */
export type Address = {
  readonly street: string
  readonly houseNumber: string
  /** House letter, addition or both ("toevoeging"); empty where there is none. */
  readonly houseNumberSuffix: string
  /** Six characters, no space: `1017XN`. */
  readonly zipCode: string
  readonly city: string
}
