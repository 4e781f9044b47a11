/** Words to an operator of the desk's accounts. */
export const staffProgramTexts = {
  becomeFirst: (hours: number, address: string) =>
    `Beheer heeft nog geen beheerder. Word de eerste (binnen ${hours} uur): ${address}`,
  usage: 'Gebruik: npm run staff -- link E-MAILADRES.',
  noColleague: (email: string) => `Er is geen medewerker met het e-mailadres ${email}.\n`,
  blocked: (email: string) => `${email} is geblokkeerd: een beheerder kan dat opheffen.\n`,
  link: (email: string, until: string, address: string) =>
    `Met deze link kiest ${email} een wachtwoord, tot ${until}:\n${address}\n`,
} as const
