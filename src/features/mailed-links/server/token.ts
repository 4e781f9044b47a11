import { createHash, createHmac } from 'node:crypto'

/**
 * The token of a mailed link: 256 bits as 43 characters of base64url, derived from the link's id, so that it is stored
 * nowhere and can still be written into the mail later.
 * @param linkKey the key of APP_SECRET for this use
 */
export const linkToken = (linkId: string, linkKey: Uint8Array): string =>
  createHmac('sha256', linkKey).update(linkId).digest('base64url')

/** A mail without what opens its links, for whoever reads it beside the one it went to. */
export const withoutTokens = (mail: string): string => mail.replaceAll(/#[\w-]{43}(?![\w-])/g, '#…')

/** Hash stored instead of the token: SHA-256, 32 bytes. */
export const hashOfLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest()
