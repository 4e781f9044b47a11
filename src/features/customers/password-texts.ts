/** Refusals of forms with an organisation's details, and of mailed links. */
export const accountContractTexts = {
  formRefused: 'Er is een probleem',
  linkGone: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
} as const

/** Labels and errors of passwords. */
export const passwordTexts = {
  choose: 'Kies een wachtwoord',
  tooShort: (min: number) => `Kies een wachtwoord van minstens ${min} tekens`,
  tooLong: (max: number) => `Een wachtwoord heeft hoogstens ${max} tekens`,
  newPassword: 'Nieuw wachtwoord',
  missing: 'Vul je wachtwoord in',
  shorterThanAny: (min: number) => `Een wachtwoord heeft minstens ${min} tekens`,
  password: 'Wachtwoord',
  currentMissing: 'Vul je huidige wachtwoord in',
  currentWrong: 'Het huidige wachtwoord klopt niet',
  currentPassword: 'Huidig wachtwoord',
} as const
