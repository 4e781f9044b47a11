import type { StaffLinkStanding } from '../contract/staff-access.ts'

/* What the page of links into the desk says. */

export const deskAccessTexts = {
  notChecked: 'We konden de link niet controleren',
  dead: 'Deze link werkt niet meer',
  deadText:
    'Een link werkt één keer en een beperkte tijd. Vraag een beheerder om een nieuwe. Heb je al een account?',
  toSignIn: 'Log in',
  join: 'Naar beheer',
  /** By what the link is for. */
  intro: {
    'first-administrator':
      'Beheer heeft nog geen beheerder. Maak hier het eerste account; daarmee nodig je collega’s uit.',
  } satisfies Record<StaffLinkStanding['for'], string>,
} as const
