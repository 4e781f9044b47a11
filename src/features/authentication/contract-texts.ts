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
