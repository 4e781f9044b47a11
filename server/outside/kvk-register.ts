/** What the company register says of a KVK number; `not-checked` where it could not be asked: staff check it. */
export type KvkStanding = 'known' | 'unknown' | 'not-checked'

/** The register of the Chamber of Commerce (KVK). */
export interface KvkRegister {
  /** @param kvkNumber eight digits. Never rejects: a register that is down leaves the number not checked. */
  standing(kvkNumber: string): Promise<KvkStanding>
}

/** The companies of KVK's public test register, and two numbers that it answers with an error. */
const testRegister: Readonly<Record<string, KvkStanding>> = {
  '69599084': 'known',
  '68750110': 'known',
  '90001354': 'known',
  '68727720': 'known',
  '90004760': 'known',
  '69599068': 'known',
  '69599076': 'known',
  '90005414': 'known',
  '55344526': 'known',
  '90004973': 'unknown',
  '90002903': 'unknown',
}

/** Stands in for the register: knows the test companies and leaves every other well-formed number for staff to check. */
export const standInKvkRegister: KvkRegister = {
  standing: async kvkNumber => testRegister[kvkNumber] ?? 'not-checked',
}
