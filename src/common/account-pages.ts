/** Pages that mails link to: logging in, and asking for a new password. */
export const loginPage = '/login'
export const forgottenPasswordPage = '/wachtwoord-vergeten'

/** The page of a link that changes the address to log in with: `<publicUrl><loginEmailPage>#<token>`. */
export const loginEmailPage = '/inlogadres-bevestigen'

/** The page that a mailed link leads to: `<publicUrl><linkPage>#<token>`. */
export const linkPage = '/wachtwoord-kiezen'

/** The same for a change of an order that waits for an answer. */
export const lineChangePage = '/bestelling-wijzigen'

/** The same for a cart that is kept; one's own opens there too. */
export const savedCartPage = '/bestellen/hervatten'

/** The same for a version of a quote that waits for an answer. */
export const quotePage = '/prijsopgave'

/** The same for where an order or a quote request stands. */
export const progressPage = '/volgen'

/** The same for a notice that its organisation confirms. */
export const noticePage = '/opzegging-bevestigen'

/** The same for a notice that its organisation withdraws. */
export const withdrawalPage = '/opzegging-intrekken'

/** The same for an agreement that its organisation changes. */
export const changePage = '/contract-wijzigen'

/** The same for a transfer of an agreement to which a side agrees. */
export const transferPage = '/contract-overnemen'

/** A customer's contracts. */
export const agreementsPage = '/mijn/contracten'

/** The same for an agreement, of who took it over. */
export const agreementPage = '/contract'
