/** Labels and errors of the rules that assign cases. */
export const ruleFieldTexts = {
  name: 'Naam van de regel',
  nameMissing: 'Geef de regel een naam',
  postcode: 'Vul een postcode in, zoals 1017 of 1017XN',
  membersMissing: 'Kies wie de zaak krijgt',
  endsBefore: 'Deze dag ligt voor de eerste dag',
  dayMissing: 'Kies tot en met welke dag',
} as const
