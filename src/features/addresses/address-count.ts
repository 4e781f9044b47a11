import type { Said } from './coverage.ts'

/** A technology at this availability, up to this speed in Mbit/s. */
export type Offer = Pick<Said, 'technology' | 'availability' | 'maxDownloadMbs' | 'maxUploadMbs'>

/** How many addresses have such an offer. */
export type AddressCount = Offer & { readonly addresses: number }
