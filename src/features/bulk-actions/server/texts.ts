/** Why a job is not made, run or taken back, and why a case is left as it is. */
export const bulkRefusals = {
  nobody: 'Er is geen zaak (meer) die je gekozen hebt.',
  tooMany: (most: string) => `Dat zijn te veel zaken voor één keer: kies er hoogstens ${most}.`,
  tooManyJobs: 'Er lopen al taken van je. Wacht tot er een klaar is, of stop er een.',
  noSuchJob: 'Deze taak is er niet (meer).',
  notPreviewed: 'Deze taak is nog niet doorgerekend, of al uitgevoerd.',
  notUndoable: 'Dit is niet terug te draaien.',
  tooLate: 'Dit is langer dan 24 uur geleden: draai het per zaak terug.',
  undoneBefore: 'Dit is al teruggedraaid.',
  stillRunning: 'Deze taak loopt nog. Stop hem eerst.',
  isTest: 'Dit is een test: die wijzig je alleen op zijn eigen pagina.',
  otherKind: (kind: string) => `Deze status is er alleen voor: ${kind}.`,
  changedBy: (name: string) => `Intussen gewijzigd door ${name}.`,
  changed: 'Intussen gewijzigd door de klant of door een ander.',
  fieldsLeft: (names: readonly string[]) =>
    `${names.map(name => `{${name}}`).join(', ')} ${names.length === 1 ? 'is' : 'zijn'} hier niet bekend.`,
  mailTooLong: 'De mail wordt hier te lang.',
  failed: 'Dit ging door een fout niet. Probeer het bij deze zaak zelf.',
  noLongerAllowed: 'De collega die dit begon, mag dit niet meer.',
} as const
