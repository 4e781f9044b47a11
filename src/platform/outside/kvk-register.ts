/** Answer of the company register about a KVK number. `not-checked`: it could not be asked, and staff check it. */
export type KvkStatus = 'known' | 'unknown' | 'not-checked'

/** Address of a company in the register. */
export type CompanyAddress = {
  readonly street: string
  readonly houseNumber: number
  /** House letter and addition joined, in capitals: `A3`; empty where there is neither. */
  readonly suffix: string
  /** Six characters, no space: `1017XN`. */
  readonly zipCode: string
  readonly city: string
}

/** A company as the register has it, for filling in a form; the address is null where it is shielded or not there. */
export type RegisteredCompany = { readonly name: string; readonly address: CompanyAddress | null }

export type KvkAnswer =
  | { readonly standing: 'known'; readonly company: RegisteredCompany }
  /** Nobody has the number, or the company has ended. */
  | { readonly standing: 'unknown'; readonly company: null }
  | { readonly standing: 'not-checked'; readonly company: null }

/** The register of the Chamber of Commerce (KVK). */
export interface KvkRegister {
  /** @param kvkNumber eight digits. Never rejects: a register that is down leaves the number not checked. */
  company(kvkNumber: string): Promise<KvkAnswer>
}

export const unknownCompany: KvkAnswer = { standing: 'unknown', company: null }
export const companyNotChecked: KvkAnswer = { standing: 'not-checked', company: null }
