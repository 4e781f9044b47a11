import type { CartChange } from '../../carts/cart.ts'

/** Changes that a rule made to the cart, in Dutch. */

const verbs = { added: 'Toegevoegd', changed: 'Aangepast', removed: 'Verwijderd' } as const

export const changeVerb = (kind: CartChange['kind']): string => verbs[kind]

/** `Verwijderd: Onbeperkt bellen. Alleen samen met een belaccount`. */
export const changeInWords = ({ kind, product, reason }: CartChange): string =>
  `${verbs[kind]}: ${product.name}. ${reason}`

/** The same without its reason, where there is room for a line: `Verwijderd: Onbeperkt bellen`. */
export const changeInShort = ({ kind, product }: CartChange): string => `${verbs[kind]}: ${product.name}`

/** After the first of several. */
export const andMore = (count: number): string => `(en\u00a0nog\u00a0${count})`
