import { domainToUnicode } from 'node:url'
import { emailKeyOf } from '../../common/checks/email-key.ts'

/**
 * The keys that an address may be stored under. Until release 0.10 an international domain was kept as it was typed; what is
 * stored now has its ASCII form.
 */
export function storedEmailKeys(email: string): readonly string[] {
  const key = emailKeyOf(email)
  const at = key.lastIndexOf('@') + 1
  const readable = key.slice(0, at) + domainToUnicode(key.slice(at))
  return [...new Set([key, readable, email.trim().toLowerCase()])]
}
