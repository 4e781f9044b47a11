/** An address with the names that the order's payload uses. */
export type PostalAddress = {
  readonly streetName: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
  readonly zipCode: string
  readonly city: string
}
