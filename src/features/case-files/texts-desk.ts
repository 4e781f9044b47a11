import type { CaseFile } from '../cases/case-file.ts'

/** Why a file is not given out, or what is to be known of it; null where nothing is. */
export const fileStates: Readonly<Record<CaseFile['state'], string | null>> = {
  clean: null,
  'not-scanned': 'Niet op virussen gecontroleerd',
  waiting: 'Wacht op de viruscontrole',
  infected: 'Bevat een virus en is niet bewaard',
  'left-out': 'Te groot en niet bewaard',
}

export const caseFileTexts = {
  noSuchFile: 'Dit bestand is er niet.',
  waiting: 'Dit bestand is nog niet op virussen gecontroleerd. Probeer het over een paar minuten opnieuw.',
  infected: 'In dit bestand zit een virus. Het is niet bewaard.',
  leftOut: 'Dit bestand was te groot en is niet bewaard. Vraag de klant om het kleiner te maken.',
  list: 'Bestanden',
} as const
