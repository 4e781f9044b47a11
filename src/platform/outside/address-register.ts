/** An address as the register has it. */
export type RegisteredAddress = {
  readonly street: string
  readonly city: string
  /** House letter and addition joined, in capitals: `A3`; empty where there is neither. */
  readonly suffix: string
  /** The register does not have it: a colleague added it by hand. */
  readonly isAdded?: boolean
}

export type RegisterAnswer =
  | { readonly kind: 'found'; readonly addresses: readonly RegisteredAddress[] }
  /** The register did not answer; these are known without it, and there may be more. */
  | { readonly kind: 'partial'; readonly addresses: readonly RegisteredAddress[] }
  /** The register did not answer, so nothing is known. */
  | { readonly kind: 'unavailable' }

/** The register of addresses in the Netherlands. */
export interface AddressRegister {
  /**
   * Everything at one house number, whatever its suffix; empty where there is no such number.
   * @param zipCode six characters, no space: `1017XN`
   * @throws only while the database is unavailable
   */
  addressesAt(zipCode: string, houseNumber: number): Promise<RegisterAnswer>
  /**
   * The register's answer from the rows of the table `addresses` at a house number, if it uses nothing else, so that
   * they can be read together with other tables; null if it asks elsewhere.
   */
  readonly fromTable: ((zipCode: string, rows: readonly RegisteredAddress[]) => RegisterAnswer) | null
}
