import { isSameEmail } from './checks/email-key.ts'
import { normalizeIban } from './checks/iban.ts'

/* What of an account may be changed only by who gives its password again: where money and mail of its owner go. */

export const isAnotherIban = (before: string, after: string): boolean =>
  normalizeIban(before) !== normalizeIban(after)

export const isAnotherEmail = (before: string, after: string): boolean => !isSameEmail(before, after)
