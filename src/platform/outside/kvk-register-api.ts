import { z } from 'zod'
import { normalizeSuffix } from '../../common/checks/house-number.ts'
import { normalizePostcode } from '../../common/checks/postcode.ts'
import { cached } from './cached.ts'
import type { AskOutside, OutsideAnswer } from './calls.ts'
import {
  type CompanyAddress,
  companyNotChecked,
  type KvkAnswer,
  type KvkRegister,
  type KvkStatus,
  unknownCompany,
} from './kvk-register.ts'

type KvkApiOptions = {
  readonly apiKey: string
  /** `https://api.kvk.nl/api`, or `https://api.kvk.nl/test/api` for the public test register. */
  readonly url: string
  readonly ask: AskOutside
}

/** A look-up costs money: the check while typing and the order's own share one. */
const rememberedMs = 10 * 60_000
/** After a failed wait for KVK, the visitor does not wait again in the next step. */
const silenceRememberedMs = 10_000
const rememberedCompanies = 2_000

/** Zoeken: one row per branch and one for the legal person. */
const Found = z.object({
  resultaten: z.array(
    z.object({
      kvkNummer: z.string(),
      naam: z.string(),
      actief: z.enum(['Ja', 'Nee']).optional(),
    }),
  ),
})
type Found = z.output<typeof Found>

/** Basisprofiel. */
const Profile = z.object({
  naam: z.string(),
  materieleRegistratie: z.object({ datumEinde: z.string().nullish() }).nullish(),
})
type Profile = z.output<typeof Profile>

const Address = z.object({
  type: z.string(),
  indAfgeschermd: z.string().nullish(),
  straatnaam: z.string().nullish(),
  huisnummer: z.coerce.number().int().nullish(),
  huisletter: z.string().nullish(),
  huisnummerToevoeging: z.string().nullish(),
  postcode: z.string().nullish(),
  plaats: z.string().nullish(),
})
/** The main branch; legal persons without a company have none. */
const MainBranch = z.object({ adressen: z.array(Address).nullish() })
type MainBranch = z.output<typeof MainBranch>

/** Their own trouble comes with these codes, whatever the status. */
const Trouble = z.object({ fout: z.array(z.object({ code: z.string().startsWith('IPD1') })).min(1) })

/** The register of the Chamber of Commerce over its APIs Zoeken and Basisprofiel. */
export function kvkRegisterApi(options: KvkApiOptions): KvkRegister {
  const lookUp = async (kvkNumber: string): Promise<KvkAnswer> => {
    // Together, so that a visitor waits for the slowest one and not for their sum.
    const [found, profile, branch] = await Promise.all([
      askKvk(options, `v2/zoeken?kvkNummer=${kvkNumber}`, Found),
      askKvk(options, `v1/basisprofielen/${kvkNumber}`, Profile),
      askKvk(options, `v1/basisprofielen/${kvkNumber}/hoofdvestiging`, MainBranch),
    ])
    const standing = standingFrom(kvkNumber, found, profile)
    if (standing === 'unknown') return unknownCompany
    const name = nameFrom(kvkNumber, found, profile)
    if (standing === 'not-checked' || name === undefined) return companyNotChecked
    return { standing, company: { name, address: addressFrom(branch) } }
  }
  const company = cached(lookUp, {
    forMs: ({ standing }) => (standing === 'not-checked' ? silenceRememberedMs : rememberedMs),
    max: rememberedCompanies,
  })
  return { company }
}

/** Asks one of KVK's APIs. */
export const askKvk = <T>({ apiKey, url, ask }: KvkApiOptions, path: string, answer: z.ZodType<T>) =>
  ask({ url: new URL(`${url.replace(/\/$/, '')}/${path}`), headers: { apikey: apiKey }, answer })

/** Either API may say no; one that is down leaves the word to the other. */
function standingFrom(
  kvkNumber: string,
  found: OutsideAnswer<Found>,
  profile: OutsideAnswer<Profile>,
): KvkStatus {
  const standings = [
    statusOf(found, ({ resultaten }) =>
      resultaten.some(row => row.kvkNummer === kvkNumber && row.actief !== 'Nee'),
    ),
    statusOf(profile, ({ materieleRegistratie }) => !hasEnded(materieleRegistratie?.datumEinde)),
  ]
  if (standings.includes('unknown')) return 'unknown'
  return standings.includes('known') ? 'known' : 'not-checked'
}

function statusOf<T>(answer: OutsideAnswer<T>, isActive: (data: T) => boolean): KvkStatus {
  if (answer.kind === 'answered') return isActive(answer.data) ? 'known' : 'unknown'
  const isNo = answer.kind === 'refused' && (answer.status === 400 || answer.status === 404)
  return isNo && !Trouble.safeParse(answer.body).success ? 'unknown' : 'not-checked'
}

/** `20240131`; an end that is still to come has not come. */
const hasEnded = (date: string | null | undefined): boolean =>
  !!date && date <= new Date().toISOString().slice(0, 10).replaceAll('-', '')

const nameFrom = (
  kvkNumber: string,
  found: OutsideAnswer<Found>,
  profile: OutsideAnswer<Profile>,
): string | undefined => {
  if (profile.kind === 'answered') return profile.data.naam
  if (found.kind !== 'answered') return undefined
  return found.data.resultaten.find(row => row.kvkNummer === kvkNumber)?.naam
}

function addressFrom(branch: OutsideAnswer<MainBranch>): CompanyAddress | null {
  const addresses = (branch.kind === 'answered' && branch.data.adressen) || []
  const visited = addresses.find(({ type }) => type === 'bezoekadres') ?? addresses[0]
  if (!visited || visited.indAfgeschermd === 'Ja') return null
  const { straatnaam: street, huisnummer: houseNumber, plaats: city } = visited
  const zipCode = normalizePostcode(visited.postcode ?? '')
  if (!street || !houseNumber || !zipCode || !city) return null
  const suffix = normalizeSuffix(`${visited.huisletter ?? ''}${visited.huisnummerToevoeging ?? ''}`)
  return { street, houseNumber, suffix, zipCode, city }
}
