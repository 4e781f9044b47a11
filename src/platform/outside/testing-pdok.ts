import type { AskedRequest, LocalAnswer } from './testing-service.ts'

/** An address in the Locatieserver. */
export type LocalAddress = {
  readonly straatnaam: string
  readonly huisnummer: number
  readonly huisletter?: string
  readonly huisnummertoevoeging?: string
  readonly postcode: string
  readonly woonplaatsnaam: string
}

/** Answers as PDOK's `free` does: by the filters, `rows` at a time from `start`. */
export const pdokAnswers =
  (addresses: readonly LocalAddress[]) =>
  ({ url }: AskedRequest): LocalAnswer => {
    if (!url.pathname.endsWith('/free')) return { status: 404, json: {} }
    const filters = url.searchParams.getAll('fq').map(filter => filter.split(':'))
    const wanted = (name: string) => filters.find(([filter]) => filter === name)?.[1]
    const here = addresses.filter(
      ({ postcode, huisnummer }) =>
        postcode === wanted('postcode') && String(huisnummer) === wanted('huisnummer'),
    )
    const start = Number(url.searchParams.get('start'))
    const docs = here.slice(start, start + Number(url.searchParams.get('rows')))
    return { json: { response: { numFound: here.length, start, maxScore: 1, numFoundExact: true, docs } } }
  }

const cruquiuskade = {
  straatnaam: 'Cruquiuskade',
  huisnummer: 289,
  postcode: '1018AM',
  woonplaatsnaam: 'Amsterdam',
}

export const localAddresses: readonly LocalAddress[] = [
  cruquiuskade,
  { ...cruquiuskade, huisletter: 'A' },
  { straatnaam: 'Frederiksplein', huisnummer: 42, postcode: '1017XN', woonplaatsnaam: 'Amsterdam' },
  {
    straatnaam: 'Belgiëlaan',
    huisnummer: 1,
    huisletter: 'a',
    huisnummertoevoeging: '3',
    postcode: '2391PH',
    woonplaatsnaam: 'Hazerswoude-Dorp',
  },
]
