import type { StoredCustomer } from './stored-customers.ts'

/** Whose password it is to be, and with whom. */
export type PasswordOwner = {
  readonly email: string
  /** Of a customer. */
  readonly organization?: StoredCustomer['organization']
  /** Of a colleague. */
  readonly name?: string
  /** The name of the shop that the password is for. */
  readonly brandName: string
}

/** What comes to mind to somebody who chooses a password at a telecom provider, or guesses one. */
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
 * What is known of an owner, of us and of our trade, in the forms in which it gets into a password, small letters: as a whole, without
 * spaces and signs, and word by word; each with what it is, to be said in a sentence.
 */
export function wordsOf({
  email,
  organization,
  name,
  brandName,
}: PasswordOwner): ReadonlyMap<string, string> {
  const host = email.slice(email.lastIndexOf('@') + 1)
  const known: readonly Known[] = [
    ['onze naam', [brandName]],
    ['een woord uit ons vak', wordsOfTheTrade],
    ...(organization ? wordsOfOrganization(organization) : []),
    ['je naam', name === undefined ? [] : [name]],
    ['je e-mailadres', [email, email.slice(0, email.lastIndexOf('@')), host.slice(0, host.lastIndexOf('.'))]],
  ]
  const words = new Map<string, string>()
  for (const [what, texts] of known)
    for (const word of texts.flatMap(formsOf)) if (!words.has(word)) words.set(word, what)
  return words
}

type Known = readonly [what: string, texts: readonly string[]]

function wordsOfOrganization(organization: StoredCustomer['organization']): readonly Known[] {
  const { companyName, ascription, firstName, lastName, street, city, postCode } = organization
  return [
    ['je bedrijfsnaam', [companyName, ascription]],
    ['je naam', [firstName, lastName, `${firstName} ${lastName}`]],
    ['je adres', [street, city, postCode]],
    ['je KVK nummer', [organization.kvkNumber]],
    ['je telefoonnummer', [organization.phoneNumber, organization.phoneNumber.replace(/^\+31/, '0')]],
  ]
}

function formsOf(text: string): string[] {
  const whole = text.normalize('NFKC').trim().toLowerCase()
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  return [whole, parts.join('')]
    .filter(({ length }) => length >= shortestWhole)
    .concat(parts.filter(({ length }) => length >= shortestPart))
}
