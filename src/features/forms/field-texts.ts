import { fieldTexts } from '../../common/contract/field-texts.ts'

/** Errors of fields of the website forms. */
export const formFieldTexts = {
  boxAnswers: { ticked: 'Ja', unticked: 'Nee' },
  tick: (label: string) => `Vink aan: ${label}`,
  lineSpeedMissing: 'Kies een bandbreedte',
  lineSpeed: 'Bandbreedte',
  companyName: 'Bedrijfsnaam',
  tooLong: (label: string, max: number) => `${label} mag uit hoogstens ${max} tekens bestaan`,
  unreadable: (label: string) => `${label} bevat tekens die we niet kunnen lezen`,
  /** After a question as after a name: `Waar gaat het over? Maak een keuze`, `Soort: maak een keuze`. */
  choose: (label: string) => (label.endsWith('?') ? `${label} Maak een keuze` : `${label}: maak een keuze`),
  /** After a question `Voor welke functie? Vul dit in`; `Vul je huidige aanbieder in` after `Je huidige aanbieder`. */
  fillIn: (label: string) =>
    label.endsWith('?') ? `${label} Vul dit in` : fieldTexts.fillIn(label.replace(/^(Je|Jouw) /, '')),
  checkFields: 'Controleer de velden.',
} as const
