/** Words for the list of devices that somebody is logged in on; moments are in words. */
export const sessionTexts = {
  intro: 'Herken je een apparaat niet? Log het uit en wijzig daarna je wachtwoord.',
  current: 'Dit apparaat',
  lastSeen: (moment: string) => `Laatst gezien op ${moment}`,
  loggedIn: (moment: string) => `Ingelogd op ${moment}`,
  /** Label of a button for screen-reader users who hear it without its device. */
  logOutOn: (name: string, loggedIn: string) => `Uitloggen op ${name}, ingelogd op ${loggedIn}`,
  loggedOut: (name: string) => `${name} is uitgelogd.`,
  logOutOthers: 'Alle andere apparaten uitloggen',
  othersLoggedOut: 'Alle andere apparaten zijn uitgelogd.',
  unknownBrowser: 'Onbekende browser',
  browserOn: (browser: string, system: string) => `${browser} op ${system}`,
} as const

/** Another password. */
export const passwordChangeTexts = {
  change: 'Wachtwoord wijzigen',
  changed: 'Je wachtwoord is gewijzigd',
  loggedOutElsewhere: 'Op je andere apparaten ben je uitgelogd.',
} as const

/** Hint in the field for a new password. */
export const newPasswordHint =
  'Minstens 8 tekens. Drie of vier losse woorden zijn sterk en makkelijk te onthouden.'
