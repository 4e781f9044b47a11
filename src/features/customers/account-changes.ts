import { isSameEmail } from '../../common/checks/email-key.ts'
import { normalizeIban } from '../../common/checks/iban.ts'

/* Changes to an account that need the password again: they decide where the owner's money and mail go. */

export const isAnotherIban = (before: string, after: string): boolean =>
  normalizeIban(before) !== normalizeIban(after)

export const isAnotherEmail = (before: string, after: string): boolean => !isSameEmail(before, after)
