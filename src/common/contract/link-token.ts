/** Token of a mailed link: 256 bits as base64url. */
const mailed = '[\\w-]{43}'

export const wholeToken = new RegExp(`^${mailed}$`)

/** In the link of the first administrator, which the start prints, the moment of its end stands before them (milliseconds). */
const token = `(?:\\d{13}\\.)?${mailed}`

/** The # of an address, also as mail filters write it that encode it once or more. */
const hash = '(?:#|%(?:25)*23)'

const behindHash = new RegExp(`^${hash}+(${token})`, 'i')
const inAddress = new RegExp(`^(/[^?#%]*)(?![^?#%])[^#]*?${hash}(${token})`, 'i')

/**
 * The token behind the # of an address, without what a mail filter wrote around it.
 * @param fragment of an address, with its #
 * @returns null where none stands there, or not all of it
 */
export const tokenOf = (fragment: string): string | null => behindHash.exec(fragment)?.[1] ?? null

/** The page and the token of an address whose # a mail filter encoded, so that a server is asked for both; null of any other. */
export function encodedLink(address: string): { readonly page: string; readonly token: string } | null {
  // Nearly every address that a server is asked for has neither.
  if (!address.includes('%') && !address.includes('#')) return null
  const [, page, token] = inAddress.exec(address) ?? []
  return page === undefined || token === undefined
    ? null
    : { page: page.toLowerCase().replace(/(?<!\/)\/+$/, ''), token }
}
