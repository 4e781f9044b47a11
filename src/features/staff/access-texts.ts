import { staffRoleNames } from './role-texts.ts'
import type { StaffRole } from './staff-roles.ts'

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
  dead: 'Deze link werkt niet meer',
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
