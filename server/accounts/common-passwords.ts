import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '../../contract/account.ts'

const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min))

/** Whose password it is to be. */
export type PasswordOwner = { readonly email: string; readonly companyName: string }

/**
 * Whether somebody who guesses would try this password early: one of the 50,000 that are chosen most, or the owner's own
 * e-mail address, the part before its @, or company name. Capitals make no difference.
 */
export function isCommonPassword(password: string, { email, companyName }: PasswordOwner): boolean {
  const chosen = plain(password)
  const [localPart = ''] = email.split('@')
  return common.has(chosen) || [email, localPart, companyName].some(own => plain(own) === chosen)
}

/** What is said at the field of such a password. */
export const commonPassword = {
  message: 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander wachtwoord.',
} as const

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
