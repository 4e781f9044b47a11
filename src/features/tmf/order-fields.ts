import { type PersonField, personFields } from '../details/person.ts'
import { isJson, type Json } from './json.ts'

/**
 * Data of an order that stand under other names in TMF622 than in the shop's own order form. One table serves what is read, what
 * is created and where an error belongs.
 */

/** A path in a product order of TMF622, and the field of the order form (src/features/orders/contract.ts). */
type Field = readonly [path: string, field: string]

/** TM Forum's names of what is asked of a person: an order by API is refused where one is missing that the order form asks for. */
const personNames: Readonly<Record<PersonField, string>> = {
  firstName: 'givenName',
  lastName: 'familyName',
  phoneNumber: 'phoneNumber',
  email: 'email',
}

const person = (path: string, field: string): readonly Field[] =>
  personFields.map(name => [`${path}${personNames[name]}`, `${field}${name}`] as const)

const address = (path: string, field: string): readonly Field[] => [
  [`${path}streetName`, `${field}streetName`],
  [`${path}streetNr`, `${field}houseNumber`],
  [`${path}streetNrSuffix`, `${field}houseNumberSuffix`],
  [`${path}postcode`, `${field}zipCode`],
  [`${path}city`, `${field}city`],
]

/** The buyer, who is a guest of the shop. */
export const buyerFields: readonly Field[] = [
  ['buyer.companyName', 'companyName'],
  ['buyer.kvkNumber', 'kvkNumber'],
  ['buyer.vatNumber', 'vatNumber'],
  ['buyer.gender', 'gender'],
  ...person('buyer.', ''),
  ['buyer.address.streetName', 'street'],
  ['buyer.address.streetNr', 'streetNumber'],
  ['buyer.address.streetNrSuffix', 'streetNumberAddition'],
  ['buyer.address.postcode', 'postCode'],
  ['buyer.address.city', 'city'],
  ['bankAccount.iban', 'iban'],
  ['bankAccount.accountHolder', 'ascription'],
]

/** Everything else that is filled in with an order. */
export const dataFields: readonly Field[] = [
  ...person('contact.', 'contactPerson.'),
  ['technicalContact.gender', 'technicalPerson.gender'],
  ...person('technicalContact.', 'technicalPerson.'),
  ['invoiceAddress.companyName', 'invoiceAddress.companyName'],
  ['invoiceAddress.email', 'invoiceAddress.email'],
  ...address('invoiceAddress.address.', 'invoiceAddress.address.'),
  ['purchaseOrderNumber', 'references.purchaseOrderNumber'],
  ['invoiceEmail', 'references.invoiceEmail'],
  ['costCentre', 'references.costCentre'],
  ['deliveryPreference.weeks', 'deliveryPreference.weeks'],
  ['deliveryPreference.partOfDay', 'deliveryPreference.partOfDay'],
]

/** The place where an order is installed, at each of its items. */
export const placeFields: readonly Field[] = address('', '')

const placePath = 'productOrderItem[0].product.place[0]'

/** Fields of the form whose values are no copy of one value. */
const otherPaths: readonly Field[] = [
  ['consent', 'termsAccepted'],
  ['consent', 'directDebit'],
  ['consent', 'longTermConsent'],
  ['portIn', 'phoneNumberRetention'],
  ['buyer', 'userWithoutAccountInformation'],
  [placePath, 'postCodeAddress'],
  ['relatedParty', 'resellerId'],
  ['orderTotalPrice', 'agreedTotals'],
  ['productOrderItem', 'products'],
  ['replaces.leavingCost', 'replaces.costInCents'],
]

const pathByField: ReadonlyMap<string, string> = new Map(
  [...buyerFields, ...dataFields, ...address(`${placePath}.`, 'postCodeAddress.'), ...otherPaths].map(
    ([path, field]) => [field, path],
  ),
)

const pathsInItems: Readonly<Record<string, string>> = {
  id: 'productOffering.id',
  quantity: 'quantity',
  agreedPrice: 'itemPrice',
}

/** A field of the order form as the sender of a TMF622 order knows it: `products.1.id` is `productOrderItem[1].productOffering.id`. */
export function pathOfField(field: string): string {
  const known = pathByField.get(field)
  if (known !== undefined) return known
  const [, list, position, rest = ''] =
    /^(products|phoneNumberRetention)\.(\d+)(?:\.(\w+))?/.exec(field) ?? []
  if (list === 'products')
    return `productOrderItem[${position}].${pathsInItems[rest] ?? 'productOffering.id'}`
  if (list === 'phoneNumberRetention') return `portIn[${position}].number`
  const parent = field.slice(0, Math.max(0, field.lastIndexOf('.')))
  if (parent !== '') return pathOfField(parent)
  // A part that was left out whole is wrong at its own name.
  return [...pathByField].find(([name]) => name.startsWith(`${field}.`))?.[1].split('.')[0] ?? field
}

/** The value at a path of names; undefined where nothing is. */
const valueAt = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (isJson(at) && Object.hasOwn(at, name) ? at[name] : undefined), from)

function withValue(into: Json, [name = '', ...rest]: readonly string[], value: unknown): Json {
  if (rest.length === 0) return { ...into, [name]: value }
  const inner = into[name]
  return { ...into, [name]: withValue(isJson(inner) ? inner : {}, rest, value) }
}

/** Copies each value of the table that there is, empty ones not. */
const copied = (
  from: unknown,
  pairs: readonly Field[],
  isText: (target: string) => boolean = () => false,
): Json =>
  pairs.reduce<Json>((into, [source, target]) => {
    const found = valueAt(from, source)
    const value = typeof found === 'number' && isText(target) ? String(found) : found
    const isEmpty = value === undefined || value === null || value === ''
    return isEmpty ? into : withValue(into, target.split('.'), value)
  }, {})

/** The form's fields among what stands under TMF622's names. */
export const toForm = (tmf: unknown, fields: readonly Field[]): Json => copied(tmf, fields)

/** TMF622's names for what stands in the form's fields. */
export const fromForm = (form: unknown, fields: readonly Field[]): Json =>
  copied(
    form,
    fields.map(([path, field]) => [field, path] as const),
    path => path.endsWith('streetNr'),
  )
