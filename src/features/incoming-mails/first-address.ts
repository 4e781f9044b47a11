/** Most that stands before and behind the sign of an address (RFC 5321). */
const [mostLocal, mostDomain] = [64, 252]

const local = /[^\s<>"'(),:;[\]]{1,64}$/
const domain = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?/i

/** The first address in a text, as it was typed; null for none. Takes time that grows with the length alone. */
export function firstAddress(text: string): string | null {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const host = domain.exec(text.slice(at + 1, at + 1 + mostDomain))?.[0]
    const name = host && local.exec(text.slice(Math.max(0, at - mostLocal), at))?.[0]
    if (name) return `${name}@${host}`
  }
  return null
}
