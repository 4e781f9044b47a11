/** Output of `npm run account`. */
export const accountProgramTexts = {
  usage:
    'Gebruik: npm run account -- mark E-MAILADRES (of IP-ADRES), of npm run account -- log-out E-MAILADRES.',
  noCustomer: (email: string) => `Er is geen klant met het e-mailadres ${email}.\n`,
  loggedOut: (email: string, ended: number) => `${email} is uitgelogd; beëindigde sessies: ${ended}.\n`,
  accountOfNobody: (mark: string) => `account  ${mark}  (toen niemand dit adres had)`,
} as const
