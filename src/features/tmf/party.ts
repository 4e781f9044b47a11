import { tmfPath } from '../api-clients/tmf-resources.ts'
import type { PostLines, Reach } from './contact-media.ts'
import { postIn, postMedia, reachIn, reachMedia } from './contact-media.ts'
import { filledIn, type Json, objectsIn, textIn } from './json.ts'

/* Organisations and individuals: TMF632 (docs/integration/parties.md). */

/** Parties of TMF632 by their resource. */
export const partyKinds = ['organization', 'individual'] as const
export type PartyKind = (typeof partyKinds)[number]

const partyTypes = { organization: 'Organization', individual: 'Individual' } as const

export const partyPath = (kind: PartyKind, id: string): string => tmfPath('TMF632', kind, id)

/** An organisation as the shop knows it; empty where it does not. */
export type OrganizationFacts = Reach & {
  readonly companyName: string
  readonly kvkNumber: string
  readonly vatNumber: string
  readonly post: PostLines
}

/** Identification types by which an organisation is known. */
const identifications = { kvkNumber: 'KVK', vatNumber: 'BTW' } as const
type Identified = keyof typeof identifications
const identified = Object.entries(identifications) as [Identified, (typeof identifications)[Identified]][]

export const organizationJson = (facts: OrganizationFacts): Json =>
  filledIn({
    name: facts.companyName,
    tradingName: facts.companyName,
    organizationType: 'company',
    organizationIdentification: identified.flatMap(([field, type]) =>
      facts[field] === '' ? [] : [{ identificationType: type, identificationId: facts[field] }],
    ),
    contactMedium: [...reachMedia(facts), ...postMedia(facts.post)],
  })

export const organizationIn = (json: Json): OrganizationFacts => ({
  companyName: textIn(json.tradingName) || textIn(json.name),
  kvkNumber: identificationIn(json, 'kvkNumber'),
  vatNumber: identificationIn(json, 'vatNumber'),
  ...reachIn(json.contactMedium),
  post: postIn(json.contactMedium),
})

const identificationPlace = (json: Json, field: Identified): number =>
  objectsIn(json.organizationIdentification).findIndex(
    ({ identificationType }) => textIn(identificationType).toUpperCase() === identifications[field],
  )

const identificationIn = (json: Json, field: Identified): string =>
  textIn(objectsIn(json.organizationIdentification)[identificationPlace(json, field)]?.identificationId)

/** Path of the number of an organisation in its resource. */
export const identificationPath = (json: Json, field: Identified): string =>
  `organizationIdentification[${identificationPlace(json, field)}].identificationId`

/** A person as the shop knows them. */
export type IndividualFacts = Reach & {
  readonly givenName: string
  readonly familyName: string
}

export const individualJson = ({ givenName, familyName, ...reach }: IndividualFacts): Json =>
  filledIn({
    givenName,
    familyName,
    fullName: fullNameOf({ givenName, familyName }),
    contactMedium: reachMedia(reach),
  })

export const individualIn = (json: Json): IndividualFacts => ({
  givenName: textIn(json.givenName),
  familyName: textIn(json.familyName),
  ...reachIn(json.contactMedium),
})

export const fullNameOf = ({
  givenName,
  familyName,
}: Pick<IndividualFacts, 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ')

/** A party as a whole resource. */
export const partyResource = (
  kind: PartyKind,
  { id, ...attributes }: Json & { readonly id: string },
  origin: string,
): Json => ({
  id,
  href: `${origin}${partyPath(kind, id)}`,
  ...attributes,
  '@type': typeof attributes['@type'] === 'string' ? attributes['@type'] : partyTypes[kind],
})
