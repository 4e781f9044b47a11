import { unbrokenPostcode } from './checks/postcode.ts'

/**
 * The operator of the shop. Configuration: no code knows these values (content/brand.json holds the fictional
 * default).
 */
export type Brand = {
  readonly name: string
  /** The registered company name, for the footer, terms and mandate. */
  readonly legalName: string
  /** Path or URL of a picture; null shows the built-in mark beside the name. */
  readonly logo: string | null
  readonly phone: {
    /** As people read it: `085 000 00 00`. */
    readonly display: string
    /** E.164, for `tel:` links: `+31850000000`. */
    readonly tel: string
  }
  readonly email: string
  readonly address: {
    readonly street: string
    readonly zipCode: string
    readonly city: string
  }
  readonly kvkNumber: string
  readonly vatNumber: string
  /** Incassant-ID, on the SEPA mandate. */
  readonly creditorId: string
  /** Where a customer changes company details; null means the shop's own customer pages. */
  readonly panelUrl: string | null
}

/** Its address on one line: `Kabelkade 1, 1000 AA Amsterdam`. */
export const brandAddressLine = ({ address: { street, zipCode, city } }: Pick<Brand, 'address'>): string =>
  `${street}, ${unbrokenPostcode(zipCode)} ${city}`
