/** Where staff work, and where they sign in. */
export const deskPage = '/beheer'
export const deskSignInPage = '/beheer/inloggen'

/** The page of links into the desk; the token stands behind the #. */
export const deskAccessPage = '/beheer/toegang'
