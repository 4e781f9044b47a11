/** Answer of the tax authorities about a VAT number. `not-checked`: they could not be asked, and staff check it. */
export type VatStatus = 'known' | 'unknown' | 'not-checked'

/** The VAT numbers of the European Union. */
export interface VatRegister {
  /**
   * @param vatNumber its country first, in capitals without spaces and dots: `NL000099998B57`. Never rejects: a register
   *   that is down leaves the number not checked.
   */
  standing(vatNumber: string): Promise<VatStatus>
}

/** Nobody is asked: form and check digits were looked at, the rest is for staff. */
export const noVatRegister: VatRegister = { standing: async () => 'not-checked' }
