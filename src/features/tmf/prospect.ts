import { isEmail } from '../../common/checks/email.ts'
import { kvkLength, normalizeKvkNumber } from '../../common/checks/kvk.ts'
import { isPhoneNumber } from '../../common/checks/phone.ts'
import { fieldTexts } from '../../common/contract/field-texts.ts'
import { mediumPath } from './contact-media.ts'
import { type Json, textIn } from './json.ts'
import { fullNameOf, identificationPath, individualIn, organizationIn, type PartyKind } from './party.ts'
import { partyTexts } from './party-texts.ts'

/** Facts in the resource of a prospect; empty where it does not say. */
export type ProspectDetails = {
  readonly companyName: string
  readonly contactName: string
  readonly email: string
  readonly phoneNumber: string
  readonly kvkNumber: string
}

type WrongField = { readonly path: string; readonly message: string }

/** A resource takes no more room. */
const mostCharacters = 20_000

/** The facts in a prospect's resource, and each field that no customer of the shop could have. */
export function prospectIn(
  kind: PartyKind,
  resource: Json,
): { readonly details: ProspectDetails; readonly wrong: readonly WrongField[] } {
  const details = kind === 'organization' ? organizationDetails(resource) : individualDetails(resource)
  const { email, phoneNumber, kvkNumber } = details
  const wrong: WrongField[] = []
  const refuse = (path: string, message: string) => wrong.push({ path, message })
  for (const name of requiredNames[kind])
    if (textIn(resource[name]) === '') refuse(name, partyTexts.nameMissing)
  if (email !== '' && !isEmail(email))
    refuse(mediumPath(resource.contactMedium, 'emailAddress'), fieldTexts.wrongEmail)
  if (phoneNumber !== '' && !isPhoneNumber(phoneNumber))
    refuse(mediumPath(resource.contactMedium, 'phoneNumber'), fieldTexts.wrongPhoneNumber)
  if (kvkNumber !== '' && normalizeKvkNumber(kvkNumber) === null)
    refuse(identificationPath(resource, 'kvkNumber'), fieldTexts.wrongKvkNumber(kvkLength))
  if (JSON.stringify(resource).length > mostCharacters) refuse('', partyTexts.tooLong(mostCharacters))
  return { details: { ...details, kvkNumber: normalizeKvkNumber(kvkNumber) ?? '' }, wrong }
}

const requiredNames = {
  organization: ['tradingName'],
  individual: ['givenName', 'familyName'],
} as const satisfies Readonly<Record<PartyKind, readonly string[]>>

function organizationDetails(resource: Json): ProspectDetails {
  const { companyName, email, phoneNumber, kvkNumber } = organizationIn(resource)
  return { companyName, contactName: '', email, phoneNumber, kvkNumber }
}

function individualDetails(resource: Json): ProspectDetails {
  const { email, phoneNumber, ...names } = individualIn(resource)
  return { companyName: '', contactName: fullNameOf(names), email, phoneNumber, kvkNumber: '' }
}
