import { filledIn, isJson, type Json, objectsIn, textIn } from './json.ts'

/* How somebody is reached, as TM Forum's contactMedium. */

export type Reach = {
  readonly email: string
  readonly phoneNumber: string
}

/** The postal address, in the lines of an envelope. */
export type PostLines = { readonly street: string; readonly postCode: string; readonly city: string }

export const reachMedia = ({ email, phoneNumber }: Reach): readonly Json[] => [
  ...(email ? [{ mediumType: 'email', characteristic: { emailAddress: email } }] : []),
  ...(phoneNumber ? [{ mediumType: 'phone', characteristic: { phoneNumber } }] : []),
]

export const postMedia = ({ street, postCode, city }: PostLines): readonly Json[] => {
  const characteristic = filledIn({ street1: street, postCode, city })
  return Object.keys(characteristic).length === 0
    ? []
    : [{ mediumType: 'postalAddress', characteristic: { ...characteristic, country: 'NL' } }]
}

type Medium = { readonly path: string; readonly characteristic: Json }

/** The media that have one of these characteristics, the preferred ones first. */
const mediaWith = (contactMedium: unknown, names: readonly string[]): readonly Medium[] =>
  objectsIn(contactMedium)
    .map((medium, place) => ({ ...medium, place }))
    .toSorted((one: Json, other: Json) => Number(other.preferred === true) - Number(one.preferred === true))
    .flatMap(({ characteristic, place }: Json) =>
      isJson(characteristic) && names.some(name => textIn(characteristic[name]) !== '')
        ? [{ path: `contactMedium[${place}].characteristic`, characteristic }]
        : [],
    )

/** The first address and number that media have; empty where they have none. */
export const reachIn = (contactMedium: unknown): Reach => ({
  email: textIn(mediaWith(contactMedium, ['emailAddress'])[0]?.characteristic.emailAddress),
  phoneNumber: textIn(mediaWith(contactMedium, ['phoneNumber'])[0]?.characteristic.phoneNumber),
})

export function postIn(contactMedium: unknown): PostLines {
  const post = mediaWith(contactMedium, ['street1', 'postCode', 'city'])[0]?.characteristic ?? {}
  return { street: textIn(post.street1), postCode: textIn(post.postCode), city: textIn(post.city) }
}

/** Path of the medium that has a characteristic; of the list where none has. */
export const mediumPath = (contactMedium: unknown, name: 'emailAddress' | 'phoneNumber'): string => {
  const [medium] = mediaWith(contactMedium, [name])
  return medium ? `${medium.path}.${name}` : 'contactMedium'
}
