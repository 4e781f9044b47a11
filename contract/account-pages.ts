/** Pages that mails lead to: where somebody logs in, and where he asks for a new password. */
export const loginPage = '/login'
export const forgottenPasswordPage = '/wachtwoord-vergeten'

/** The page that a mailed link leads to: `<publicUrl><linkPage>#<token>`. */
export const linkPage = '/wachtwoord-kiezen'
