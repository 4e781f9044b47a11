/** Carriers as they are called. */
export const carrierTexts = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  ups: 'UPS',
  gls: 'GLS',
  other: 'Andere vervoerder',
} as const

/** Labels and errors of a parcel that staff write down. */
export const parcelFieldTexts = {
  carrier: 'Vervoerder',
  carrierMissing: 'Kies een vervoerder',
  code: 'Track & trace-code',
  wrongCode: 'Een code heeft 6 tot 40 letters en cijfers',
  link: 'Link om het pakket te volgen',
} as const

/** Why a parcel is not written down. */
export const parcelRefusals = {
  noOrder: 'Alleen een bestelling heeft pakketten.',
  gone: 'Dit pakket staat er niet meer.',
  twice: 'Dit pakket staat er al.',
  wrongLink: 'Vul een link in die met https:// begint.',
} as const

/** Parcels as their customer reads of them. */
export const parcelTexts = {
  title: 'Je pakketten',
  follow: (carrier: string) => `Volg je pakket bij ${carrier}`,
  followOther: 'Volg je pakket',
  code: (code: string) => `Code ${code}`,
} as const
