import type { Brand } from '../../contract/brand.ts'

/** Fills `{brand}`, `{legalName}` and `{email}` in a text. */
export const withBrand = (text: string, { name, legalName, email }: Brand): string =>
  text.replaceAll('{brand}', name).replaceAll('{legalName}', legalName).replaceAll('{email}', email)
