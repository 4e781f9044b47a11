import { personFields } from '../../features/details/person.ts'
import { referenceFields } from '../../features/details/references.ts'

/** The names that somebody typed, by where they stand in what a mail tells about (src/features/details/details-schema.ts, src/features/forms/forms.ts). */
const typedNames: ReadonlySet<string> = new Set([
  ...personFields.filter(field => field !== 'email' && field !== 'phoneNumber'),
  ...referenceFields.filter(field => field !== 'invoiceEmail'),
  'companyName',
  'fullName',
  'ascription',
  'street',
  'streetName',
  'city',
  'houseNumber',
  'houseNumberSuffix',
  'houseNumberExtension',
  'streetNumberAddition',
  'voornaam',
  'bedrijf',
])

/** Takes no room and lets no line break; a mail program no longer sees a domain. */
const wordJoiner = '\u2060'

/** `bol.com` as it looks, but as no mail program makes a link of it; the dots of `B.V.` stay as they are. */
const unlinked = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}-]{2})/gu, `.${wordJoiner}`)

/**
 * Copies the subject so that mail programs do not turn its names into links: whoever types another person's e-mail
 * address must not be able to mail them a link through us (decisions, "Settled after the first look"). E-mail
 * addresses and everything else stay unchanged.
 */
export const withUnlinkedNames = <Subject>(subject: Subject): Subject => copy(subject, '') as Subject

function copy(value: unknown, name: string): unknown {
  if (typeof value === 'string') return typedNames.has(name) ? unlinked(value) : value
  if (Array.isArray(value)) return value.map(each => copy(each, name))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, key)]))
}
