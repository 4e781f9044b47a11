/* Texts of a colleague's own account. */

export const deskAccountTexts = {
  intro: (email: string) => `Je logt in met ${email}.`,
} as const

export const secondFactorTexts = {
  title: 'Tweede factor',
  dueTitle: 'Stel eerst een tweede factor in',
  due: 'Je beheerder vraagt dit van iedereen. Daarna gaat de rest van beheer voor je open.',
  why: 'Met een tweede factor komt niemand binnen met je wachtwoord alleen. Je hebt een authenticator-app op je telefoon nodig, zoals Google Authenticator, Microsoft Authenticator of 1Password.',
  isOn: 'Aan. Bij het inloggen vul je ook een code uit je app in.',
  begin: 'Tweede factor instellen',
  beginFailed: 'Instellen is niet gelukt',
  scan: 'Scan deze code met je authenticator-app.',
  picture: 'QR-code voor je authenticator-app',
  cannotScan: 'Lukt scannen niet? Typ deze sleutel in je app:',
  sameDevice: 'Open je authenticator-app op dit apparaat',
  proof: 'Vul daarna de code in die de app laat zien.',
  code: 'Code uit je app',
  finish: 'Tweede factor aanzetten',
  finishFailed: 'De tweede factor staat nog niet aan',
  cancel: 'Annuleren',
  remove: 'Tweede factor verwijderen',
  removed: 'De tweede factor is verwijderd.',
  removeFailed: 'Verwijderen is niet gelukt',
} as const

export const recoveryCodeTexts = {
  title: 'Bewaar deze herstelcodes',
  text: 'Ben je je telefoon kwijt, dan log je in met een van deze codes. Elke code werkt één keer. Ze worden nu één keer getoond: bewaar ze in je wachtwoordkluis of print ze.',
  copy: 'Kopiëren',
  copied: 'De herstelcodes zijn gekopieerd.',
  copyFailed: 'Kopiëren is niet gelukt. Selecteer de codes en kopieer ze zelf.',
  done: 'Ik heb ze bewaard',
  renew: 'Nieuwe herstelcodes maken',
  renewFailed: 'Er zijn geen nieuwe herstelcodes gemaakt',
} as const

export const deskPasswordTexts = {
  title: 'Wachtwoord',
} as const

export const deskSessionTexts = {
  title: 'Waar je bent ingelogd',
  intro:
    'Een sessie eindigt na acht uur, of na een uur waarin niemand iets doet. Herken je er een niet? Log die uit en kies een nieuw wachtwoord.',
} as const
