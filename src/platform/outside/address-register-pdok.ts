import { z } from 'zod'
import { normalizeSuffix } from '../../common/checks/house-number.ts'
import { normalizePostcode } from '../../common/checks/postcode.ts'
import type { AddressRegister, RegisterAnswer, RegisteredAddress } from './address-register.ts'
import { cached } from './cached.ts'
import type { AskOutside } from './calls.ts'

type PdokOptions = {
  /** `https://api.pdok.nl/bzk/locatieserver/search/v3_1` */
  readonly url: string
  readonly ask: AskOutside
  /** Addresses for when PDOK does not answer; may be incomplete. */
  readonly fallback: Pick<AddressRegister, 'addressesAt'>
}

/** One call; a number with more than a hundred addresses takes a second round, and both fit in 3 seconds. */
export const pdokTimeLimitMs = 1_300

const rememberedMs = 10 * 60_000
const rememberedNumbers = 5_000
/** The most that PDOK gives at once, and how often it is asked on about one house number. */
const pageSize = 100
const mostPages = 10

const Page = z.object({
  response: z.object({
    numFound: z.number().int(),
    docs: z.array(
      z.object({
        straatnaam: z.string(),
        huisnummer: z.coerce.number(),
        huisletter: z.string().optional(),
        huisnummertoevoeging: z.coerce.string().optional(),
        postcode: z.string(),
        woonplaatsnaam: z.string(),
      }),
    ),
  }),
})
type Page = z.output<typeof Page>

/** The Locatieserver of PDOK, with another register behind it for when it does not answer. */
export function pdokAddressRegister({ url, ask, fallback }: PdokOptions): AddressRegister {
  const pageFrom = async (place: Place, start: number): Promise<Page['response'] | null> => {
    const answer = await ask({ url: questionUrl(url, place, start), answer: Page })
    return answer.kind === 'answered' ? answer.data.response : null
  }

  const lookUp = async (question: string): Promise<RegisterAnswer> => {
    const place = placeOf(question)
    const first = await pageFrom(place, 0)
    if (!first) return withoutPdok(fallback, place)
    const pages = Math.min(Math.ceil(first.numFound / pageSize), mostPages)
    const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      pageFrom(place, (index + 1) * pageSize),
    )
    const all = [first, ...(await Promise.all(others))]
    if (all.includes(null)) return withoutPdok(fallback, place)
    return { kind: 'found', addresses: all.flatMap(page => addressesOn(page, place)) }
  }
  const answerTo = cached(lookUp, {
    forMs: ({ kind }) => (kind === 'found' ? rememberedMs : 0),
    max: rememberedNumbers,
  })
  return {
    addressesAt: (zipCode, houseNumber) => answerTo(`${zipCode} ${houseNumber}`),
    fromTable: null,
  }
}

type Place = { readonly zipCode: string; readonly houseNumber: number }

function placeOf(question: string): Place {
  const [zipCode = '', houseNumber] = question.split(' ')
  return { zipCode, houseNumber: Number(houseNumber) }
}

function questionUrl(url: string, { zipCode, houseNumber }: Place, start: number): URL {
  const question = new URL(`${url.replace(/\/$/, '')}/free`)
  question.search = new URLSearchParams([
    ['q', '*:*'],
    ['fq', 'type:adres'],
    ['fq', `postcode:${zipCode}`],
    ['fq', `huisnummer:${houseNumber}`],
    ['rows', String(pageSize)],
    ['start', String(start)],
    ['fl', 'straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam'],
  ]).toString()
  return question
}

/** Compares the results, because a search can return a neighbour. */
const addressesOn = (page: Page['response'] | null, { zipCode, houseNumber }: Place): RegisteredAddress[] =>
  (page?.docs ?? [])
    .filter(doc => normalizePostcode(doc.postcode) === zipCode && doc.huisnummer === houseNumber)
    .map(doc => ({
      street: doc.straatnaam,
      city: doc.woonplaatsnaam,
      suffix: normalizeSuffix(`${doc.huisletter ?? ''}${doc.huisnummertoevoeging ?? ''}`),
    }))

async function withoutPdok(
  fallback: PdokOptions['fallback'],
  { zipCode, houseNumber }: Place,
): Promise<RegisterAnswer> {
  const known = await fallback.addressesAt(zipCode, houseNumber)
  return known.kind === 'found' && known.addresses.length > 0
    ? { kind: 'partial', addresses: known.addresses }
    : { kind: 'unavailable' }
}
