import { carrierTexts } from './texts.ts'

/** Parcels of an order that are on their way, and where a customer follows them. */

export const carriers = ['postnl', 'dhl', 'dpd', 'ups', 'gls', 'other'] as const
export type Carrier = (typeof carriers)[number]

export type Parcel = {
  readonly carrier: Carrier
  /** Letters and digits. */
  readonly code: string
  /** Address at which a parcel of another carrier is followed; empty of those whose address follows from the code. */
  readonly link: string
}

export const trackingCodePattern = /^[A-Za-z0-9]{6,40}$/

/** Address at which a parcel is followed. PostNL, DHL and GLS show it to who knows the postcode too. */
export function trackingLink({ carrier, code, link }: Parcel, zipCode: string): string {
  const postcode = zipCode.replaceAll(' ', '')
  switch (carrier) {
    case 'postnl':
      return `https://jouw.postnl.nl/track-and-trace/${code}-NL-${postcode}`
    case 'dhl':
      return `https://my.dhlecommerce.nl/home/tracktrace/${code}/${postcode}?lang=nl_NL`
    case 'dpd':
      return `https://www.dpdgroup.com/nl/mydpd/my-parcels/search?lang=nl&parcelNumber=${code}`
    case 'ups':
      return `https://www.ups.com/track?loc=nl_NL&tracknum=${code}`
    case 'gls':
      return `https://www.gls-info.nl/tracking?parcelNo=${code}&zipcode=${postcode}`
    case 'other':
      return link
  }
}

/** Whether a link leads a customer to a website of somebody else, and nowhere but there. */
export function isTrackingLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

/** Whether the customer can follow a parcel: of another carrier by the link that was written down. */
export const hasItsLink = ({ carrier, link }: Pick<Parcel, 'carrier' | 'link'>): boolean =>
  carrier !== 'other' || isTrackingLink(link)

/** A carrier as it is called. */
export const carrierName = (carrier: Carrier): string => carrierTexts[carrier]
