import { sharedTexts } from '../../common/texts.ts'
import type { StaffRole } from '../desk/staff-roles.ts'

/** Labels and errors of what gets a colleague into the desk. */
export const signInTexts = {
  wrongCode:
    'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app, of gebruik een herstelcode.',
  codeOrRecoveryCode: 'Code uit je app, of een herstelcode',
  code: 'Code',
  codeMissing: 'Vul de code uit je app in',
  linkGone: 'Deze link werkt niet meer. Vraag een beheerder om een nieuwe.',
} as const

/* Texts of the desk's pages behind mailed links. */

export const deskAccessTexts = {
  notChecked: 'We konden de link niet controleren',
  dead: sharedTexts.deadLink,
  deadText:
    'Een link werkt één keer en een beperkte tijd. Vraag een beheerder om een nieuwe. Heb je al een account?',
  toSignIn: 'Log in',
  join: 'Naar beheer',
  replace: 'Wachtwoord opslaan',
  first: 'Beheer heeft nog geen beheerder. Maak hier het eerste account; daarmee nodig je collega’s uit.',
  invited: (email: string, role: StaffRole) =>
    `Je bent uitgenodigd met de rol ${staffRoleNames[role].toLowerCase()}. Je logt straks in met ${email}.`,
  replacing: (email: string) =>
    `Kies een nieuw wachtwoord voor ${email}. Daarna log je ermee in, en met je tweede factor als je die hebt.`,
} as const

export const roleFieldTexts = {
  missing: 'Kies een rol',
  role: 'Rol',
} as const

/** Names of the roles at the desk. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  lezer: 'Lezer',
  verkoop: 'Verkoop',
  catalogus: 'Catalogus',
  dekking: 'Dekking',
  personeel: 'Personeel',
  beheerder: 'Beheerder',
}

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
