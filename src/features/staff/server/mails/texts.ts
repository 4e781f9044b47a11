/** The words of the mails to colleagues about their account. */

export const staffAccountChangedTexts = {
  subject: (happened: string, brand: string) => `${happened} (beheer van ${brand})`,
  preview: 'Was jij dit niet? Bel dan meteen je beheerder.',
  happened: {
    password: 'Je wachtwoord is gewijzigd',
    secondFactor: 'Je tweede factor is gewijzigd',
    recoveryCodes: 'Je hebt nieuwe herstelcodes',
    recoveryCodeUsed: 'Er is een herstelcode van je gebruikt',
  },
  intro: (moment: string, brand: string) =>
    `Dat was op ${moment}, bij je account voor het beheer van ${brand}. Heb je dit zelf gedaan? Dan hoef je niets te doen.`,
  notYou: 'Was jij dit niet?',
  notYouText: 'Laat een beheerder je account meteen blokkeren, of bel {phone}. Beheer vind je op {desk}.',
} as const

/** The same for every link to the desk. */
export const staffLinkTexts = {
  preview: 'De link werkt één keer.',
  until: (moment: string) => `De link werkt één keer, tot ${moment}.`,
} as const

export const staffInvitationTexts = {
  subject: (brand: string) => `Je bent uitgenodigd voor beheer van ${brand}`,
  heading: 'Je bent uitgenodigd voor beheer',
  intro: (brand: string, role: string) =>
    `Je collega’s van ${brand} nodigen je uit om mee te werken in beheer, met de rol ${role}. Maak je account met de knop hieronder.`,
  join: 'Maak je account',
  unknown: 'Kende je deze uitnodiging niet? Dan hoef je niets te doen.',
} as const

export const staffPasswordLinkTexts = {
  subject: (brand: string) => `Kies een nieuw wachtwoord voor beheer van ${brand}`,
  heading: 'Kies een nieuw wachtwoord voor beheer',
  intro: (brand: string) =>
    `Een beheerder van ${brand} stuurt je deze link om een nieuw wachtwoord te kiezen. Daarna log je in met het nieuwe, en met je tweede factor als je die hebt.`,
  choose: 'Kies een nieuw wachtwoord',
  notAsked: 'Vroeg je hier niet om? Laat het je beheerder weten. Je wachtwoord blijft zoals het is.',
} as const
