import type { PostalAddress } from '../../common/postal-address.ts'
import type { Json } from './json.ts'
import { fromForm, placeFields, toForm } from './order-fields.ts'

/* The place where something is installed, as it stands at an item. */

export const installationPlace = (address: PostalAddress): Json => ({
  role: 'installationAddress',
  '@type': 'GeographicAddress',
  ...fromForm(address, placeFields),
  country: 'NL',
})

/** The address in a place, to be judged by the form's rules. */
export const addressIn = (place: Json): Json => toForm(place, placeFields)
