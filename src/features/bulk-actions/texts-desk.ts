import { orderOriginTexts } from '../cases/order-origin-texts.ts'
import { referenceLabels } from '../details/label-texts.ts'

/** The words of many cases at once. */

export const bulkTexts = {
  toNobody: 'aan niemand toegewezen',
  formerColleague: 'een oud-collega',
  assignedTo: (name: string) => `aan ${name} toegewezen`,
  waitsUntil: (day: string, untilAnswer: boolean) =>
    untilAnswer ? `wacht op antwoord, uiterlijk ${day}` : `wacht tot ${day}`,
  intoState: (label: string) => `naar ‘${label}’`,
  mailed: (subject: string) => `met ‘${subject}’ gemaild`,
} as const

/** Columns of the exported file, in their order. */
export const exportColumns = {
  number: 'Nummer',
  kind: 'Soort',
  organization: 'Organisatie',
  contact: 'Contactpersoon',
  product: 'Product',
  state: 'Status',
  assignee: 'Behandelaar',
  due: 'Uiterlijk',
  opened: 'Ontvangen',
  monthly: 'Per maand',
  notInTotals: 'Niet in het bedrag',
  ...referenceLabels,
  quote: orderOriginTexts.quote,
  branch: orderOriginTexts.branch,
  instead: orderOriginTexts.insteadOf,
  purpose: 'Soort bestelling',
} as const
