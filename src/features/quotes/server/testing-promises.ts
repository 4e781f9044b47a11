import type { LinePromise } from '../../addresses/line-promise.ts'
import type { DeliveryTerms } from '../../catalogue/product.ts'
import { address, fibreForAYear, ids } from '../../orders/server/testing.ts'
import { emptyDraft, type PartDraft } from '../part.ts'
import { onlyPart } from './testing.ts'

/* Addresses of every kind of row, with the promise that each place has to say of a line there. */

const said: DeliveryTerms = { weeks: { from: 30, to: 40 }, constructionInCents: 432_100 }
export const fibre = fibreForAYear.map(({ id, quantity }) => ({ productId: id, quantity }))
const dsl = [11501, 11502, ids.rentalRouter].map(productId => ({ productId, quantity: 1 }))

/** An address by what its networks say, and what is said of it everywhere. */
export type PromiseRow = {
  readonly name: string
  readonly at: Partial<typeof address>
  readonly lines: PartDraft['lines']
  /** Whether it is sent only with the word of a colleague. */
  readonly needsWord: boolean
  readonly word: DeliveryTerms | null
  /** Without the word of a colleague: whether it can be had, and what is said of it; null where it is not offered. */
  readonly byNetwork: { readonly obtainable: LinePromise['obtainable']; readonly said: string } | null
  /** The words of page, mail and documents: the weeks, and the costs of construction beside each total. */
  readonly weeks: string
  readonly excluded: string | null
}

export const woerden = { zipCode: '3447GT', houseNumber: '1', streetName: 'Watermolenlaan', city: 'Woerden' }
const zwolle = { zipCode: '8011PK', houseNumber: '15', streetName: 'Grote Kerkplein', city: 'Zwolle' }
const rotterdam = {
  zipCode: '3073KJ',
  houseNumber: '47',
  houseNumberSuffix: 'A',
  streetName: 'Hillevliet',
  city: 'Rotterdam',
}
const delft = {
  zipCode: '2611CC',
  houseNumber: '12',
  houseNumberSuffix: 'A',
  streetName: 'Oude Delft',
  city: 'Delft',
}
const nowhere = { zipCode: '3512PA', houseNumber: '12', streetName: 'Lange Nieuwstraat', city: 'Utrecht' }

const ofWord = {
  needsWord: true,
  word: said,
  weeks: '30 tot 40 weken',
  excluded: 'excl. aanleg €\u00a04.321,00',
}

export const rows: readonly PromiseRow[] = [
  {
    name: 'on-net',
    at: {},
    byNetwork: { obtainable: 'now', said: '1 tot 3 weken, aanleg geen' },
    lines: fibre,
    needsWord: false,
    word: null,
    weeks: '1 tot 3 weken',
    excluded: null,
  },
  {
    name: 'near-net',
    at: woerden,
    byNetwork: { obtainable: 'by-quote', said: '10 tot 20 weken, aanleg €\u00a01.250,00' },
    lines: fibre,
    needsWord: false,
    word: null,
    weeks: '10 tot 20 weken',
    excluded: 'excl. aanleg €\u00a01.250,00',
  },
  {
    name: 'near-net with another word',
    at: woerden,
    byNetwork: { obtainable: 'by-quote', said: '10 tot 20 weken, aanleg €\u00a01.250,00' },
    lines: fibre,
    ...ofWord,
    needsWord: false,
  },
  {
    name: 'no-net',
    at: zwolle,
    byNetwork: { obtainable: 'no', said: 'in overleg, aanleg nog niet bekend' },
    lines: fibre,
    ...ofWord,
  },
  {
    name: 'other',
    at: rotterdam,
    byNetwork: { obtainable: 'by-quote', said: 'in overleg, aanleg nog niet bekend' },
    lines: fibre,
    ...ofWord,
  },
  {
    name: 'another technique',
    at: delft,
    byNetwork: { obtainable: 'now', said: '1 tot 3 weken, aanleg geen' },
    lines: dsl,
    needsWord: false,
    word: null,
    weeks: '1 tot 3 weken',
    excluded: null,
  },
  { name: 'another technique that is not there', at: zwolle, byNetwork: null, lines: dsl, ...ofWord },
  { name: 'unknown', at: nowhere, byNetwork: null, lines: fibre, ...ofWord },
]

export const draftFor = ({ lines, at }: PromiseRow, delivery: DeliveryTerms | null) =>
  onlyPart({ ...emptyDraft, lines, delivery }, { address: { ...address, ...at } })

export const flat = (text: string) => text.replace(/[\s\u00a0]+/g, ' ')
