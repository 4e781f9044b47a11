import { normalized } from '../../../common/normalized.ts'
import { ownWordTexts } from './texts.ts'

/** Names and addresses of an organisation and of who represents it. */
type OrganizationOfOwner = Readonly<
  Record<
    | 'companyName'
    | 'ascription'
    | 'firstName'
    | 'lastName'
    | 'street'
    | 'city'
    | 'postCode'
    | 'kvkNumber'
    | 'phoneNumber',
    string
  >
>

/** Owner of a new password, and the provider. */
export type PasswordOwner = {
  readonly email: string
  /** Customers only. */
  readonly organization?: OrganizationOfOwner
  /** Colleagues only. */
  readonly name?: string
  /** The name of the shop that the password is for. */
  readonly brandName: string
}

/** Words that come to mind when choosing or guessing a password at a telecom provider. */
const wordsOfTheTrade = [
  'glasvezel',
  'internet',
  'telefonie',
  'telefoon',
  'telecom',
  'mobiel',
  'bellen',
  'zakelijk',
  'provider',
  'netwerk',
  'router',
  'modem',
  'cloud',
  'hosting',
  'webshop',
  'simkaart',
  'abonnement',
  'bestelling',
  'factuur',
  'inloggen',
  'beheerder',
]

const shortestWhole = 3
/** Shorter parts of a name ("van", "B.V.") say nothing of whose it is. */
const shortestPart = 4

/**
 * Data of the owner, of us and of our trade as it appears in passwords, in lower case: as a whole, without spaces and
 * signs, and word by word, each with a name for use in a sentence.
 */
export function wordsOf({
  email,
  organization,
  name,
  brandName,
}: PasswordOwner): ReadonlyMap<string, string> {
  const host = email.slice(email.lastIndexOf('@') + 1)
  const known: readonly Known[] = [
    [ownWordTexts.brand, [brandName]],
    [ownWordTexts.trade, wordsOfTheTrade],
    ...(organization ? wordsOfOrganization(organization) : []),
    [ownWordTexts.name, name === undefined ? [] : [name]],
    [
      ownWordTexts.email,
      [email, email.slice(0, email.lastIndexOf('@')), host.slice(0, host.lastIndexOf('.'))],
    ],
  ]
  const words = new Map<string, string>()
  for (const [what, texts] of known)
    for (const word of texts.flatMap(formsOf)) if (!words.has(word)) words.set(word, what)
  return words
}

type Known = readonly [what: string, texts: readonly string[]]

function wordsOfOrganization(organization: OrganizationOfOwner): readonly Known[] {
  const { companyName, ascription, firstName, lastName, street, city, postCode } = organization
  return [
    [ownWordTexts.companyName, [companyName, ascription]],
    [ownWordTexts.name, [firstName, lastName, `${firstName} ${lastName}`]],
    [ownWordTexts.address, [street, city, postCode]],
    [ownWordTexts.kvkNumber, [organization.kvkNumber]],
    [ownWordTexts.phoneNumber, [organization.phoneNumber, organization.phoneNumber.replace(/^\+31/, '0')]],
  ]
}

function formsOf(text: string): string[] {
  const whole = normalized(text, 'NFKC').trim().toLowerCase()
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  return [whole, parts.join('')]
    .filter(({ length }) => length >= shortestWhole)
    .concat(parts.filter(({ length }) => length >= shortestPart))
}
