import { hasInvisible } from './invisible.ts'

/** The simple pattern of order-flow §5: something, an at sign, a domain with a dot, no spaces anywhere; nothing unseen either. */
const pattern = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/

export const emailMaxLength = 254

export const isEmail = (value: string): boolean =>
  value.length <= emailMaxLength && pattern.test(value) && !hasInvisible(value)

/** How addresses are compared: two that differ in capitals alone are one login, and one mailbox to us. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()
