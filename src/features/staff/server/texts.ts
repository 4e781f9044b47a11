import { sharedTexts } from '../../../common/texts.ts'
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

/** Why staff cannot do something to an account of the desk. */
export const deskAccountRefusals = {
  noSuchColleague: 'Deze medewerker bestaat niet meer.',
  taken: 'Met dit e-mailadres is al iemand medewerker of uitgenodigd',
  noAdministrator: 'Je bent geen beheerder meer.',
  ownAccount: 'Je eigen rol en toegang wijzigt een andere beheerder.',
  invitationOpen: 'Deze uitnodiging kun je intrekken.',
  blocked: 'Deblokkeer dit account eerst.',
  ownSecondFactor: 'Je eigen tweede factor verwijder je bij je account.',
  invitationTaken: 'Deze uitnodiging is al aangenomen.',
  noSuchSession: sharedTexts.noSuchSession,
  throttled: (wait: string) => `Dit is te vaak fout ingevuld. Probeer het over ${wait} opnieuw.`,
  hasSecondFactor: 'Je hebt al een tweede factor. Laad de pagina opnieuw.',
  noSecondFactor: 'Je hebt nog geen tweede factor. Laad de pagina opnieuw.',
  noKey: 'Begin opnieuw met instellen: er is geen sleutel om te bevestigen.',
  wrongLogin: sharedTexts.wrongLogin,
  secondFactorFirst: 'Stel eerst een tweede factor in bij je account. Dat is voor iedereen verplicht.',
  otherRole: (roles: string) => `Dat mag je niet met je rol. Wel met de rol ${roles}.`,
  confirmFirst: 'Bevestig eerst dat jij het bent.',
} as const
