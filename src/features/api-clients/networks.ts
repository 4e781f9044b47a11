import * as z from 'zod/mini'

/* Networks that a client may call from, as they are typed: one address or network per line. */

export const mostNetworks = 50

const network = z.union([z.cidrv4(), z.cidrv6()])
const v4 = z.ipv4()
const v6 = z.ipv6()

/** An address or a network with the length of its prefix: `192.0.2.10` → `192.0.2.10/32`; null of anything else. */
function networkOf(typed: string): string | null {
  if (v4.safeParse(typed).success) return `${typed}/32`
  if (v6.safeParse(typed).success) return `${typed.toLowerCase()}/128`
  return network.safeParse(typed).success ? typed.toLowerCase() : null
}

const entriesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(entry => entry !== '')

/** The first entry that is neither an address nor a network; undefined where each is. */
export const wrongNetworkIn = (typed: string): string | undefined =>
  entriesIn(typed).find(entry => networkOf(entry) === null)

/** The networks that were typed, each once. */
export const networksIn = (typed: string): string[] => [
  ...new Set(entriesIn(typed).flatMap(entry => networkOf(entry) ?? [])),
]

/** The same as they are shown in the field. */
export const networkList = (networks: readonly string[]): string =>
  networks.map(each => each.replace(each.includes(':') ? /\/128$/ : /\/32$/, '')).join('\n')
