import type { StaffRole } from '../desk/staff-roles.ts'
import type { Colleague } from './contract-colleagues.ts'
import { staffRoleNames } from './texts.ts'

/* Texts of the colleagues page. */

export const colleagueTexts = {
  intro: (count: number) => (count === 1 ? '1 medewerker' : `${count} medewerkers`),
  list: 'Medewerkers',
  name: 'Medewerker',
  role: 'Rol',
  state: 'Toegang',
  secondFactor: 'Tweede factor',
  lastSeen: 'Laatst gezien',
  acts: 'Acties',
  you: 'jij',
  yes: 'Aan',
  no: 'Uit',
  never: 'Niet ingelogd',
  /** Label of a control for screen-reader users who hear it outside its row. */
  roleOf: (name: string) => `Rol van ${name}`,
  actOn: (act: string, name: string) => `${act}: ${name}`,
  block: 'Blokkeren',
  unblock: 'Deblokkeren',
  sendPasswordLink: 'Wachtwoordlink sturen',
  sendAgain: 'Opnieuw sturen',
  withdraw: 'Intrekken',
  removeFactor: 'Tweede factor verwijderen',
  failed: 'Dit is niet gelukt',
  roleChanged: (name: string, role: StaffRole) =>
    `${name} heeft nu de rol ${staffRoleNames[role].toLowerCase()}.`,
  blocked: (name: string) => `${name} is geblokkeerd en overal uitgelogd.`,
  unblocked: (name: string) => `${name} kan weer inloggen.`,
  linkSent: (name: string) => `Er gaat een link naar ${name}.`,
  withdrawn: (name: string) => `De uitnodiging van ${name} is ingetrokken.`,
  factorRemoved: (name: string) => `De tweede factor van ${name} is verwijderd.`,
} as const

export const colleagueStates: Readonly<Record<Colleague['state'], string>> = {
  active: 'Actief',
  blocked: 'Geblokkeerd',
  invited: 'Uitgenodigd',
  expired: 'Uitnodiging verlopen',
}

export const inviteTexts = {
  title: 'Collega uitnodigen',
  open: 'Collega uitnodigen',
  intro: 'Je collega krijgt een mail met een link, die drie dagen werkt.',
  send: 'Uitnodiging sturen',
  failed: 'De uitnodiging is niet verstuurd',
  sent: (email: string) => `De uitnodiging gaat naar ${email}.`,
  choose: 'Kies een rol',
} as const

/** Permissions of each role, for those who assign roles. */
export const roleHints: Readonly<Record<StaffRole, string>> = {
  lezer: 'Ziet zaken, klanten, contracten en mails, geen sollicitaties.',
  verkoop: 'Ziet alles van klanten en werkt zaken af, geen sollicitaties.',
  catalogus: 'Beheert de catalogus, en ziet zaken, klanten en mails, geen contracten of sollicitaties.',
  dekking: 'Zoekt op wat waar kan en wijzigt de dekking. Ziet geen zaken en geen klanten.',
  personeel: 'Ziet en beantwoordt alleen sollicitaties.',
  beheerder: 'Mag alles, ook medewerkers en het logboek.',
}

export const demandTexts = {
  label: 'Tweede factor verplicht voor iedereen',
  hint: 'Wie er geen heeft, stelt er een in voordat de rest van beheer opengaat.',
  failed: 'Dit is niet gewijzigd',
  on: 'Een tweede factor is nu verplicht.',
  off: 'Een tweede factor is niet meer verplicht.',
} as const
