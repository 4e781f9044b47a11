/** Where staff work, and where they sign in. */
export const deskPage = '/beheer'
export const deskSignInPage = '/beheer/inloggen'

/** The page of links into the desk; the token stands behind the #. */
export const deskAccessPage = '/beheer/toegang'

/** A case. @param number its digits, without dashes */
export const deskCasePage = (number: string): string => `${deskPage}/zaken/${number}`

/** Where staff begin to order for a caller; the order flow leads back there. */
export const deskPhonePage = '/beheer/telefonisch'

/** Whether an address leads there. */
export const isOfDesk = (address: string): boolean => address.startsWith(deskPage)

/** A receiver of events. */
export const deskWebhookPage = (id: string): string => `${deskPage}/koppelingen/webhooks/${id}`
