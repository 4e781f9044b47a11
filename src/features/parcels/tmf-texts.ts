/** Why parcels are not changed by API. */
export const parcelApiTexts = {
  parcelsStay: 'Een pakket haal je weg met zijn id en trackingCode null in parcel.',
} as const
