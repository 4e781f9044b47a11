import { planChoiceTexts } from '../checkout/texts/plan-choice.ts'

export const savedCartRefusals = {
  nothingSold: 'Wat in deze winkelwagen zat wordt niet meer verkocht.',
} as const

export const savedCartLinkTexts = {
  gone: 'Deze winkelwagen is er niet meer.',
} as const

/** Keeping a cart for later, and coming back to it. */

export const saveCartTexts = {
  intro: (days: number) =>
    `We mailen je een link. Daarmee ga je op elk apparaat verder, ${days} dagen lang. We bewaren alleen wat je koos en het adres dat je controleerde.`,
  email: 'E-mailadres',
  send: 'Stuur me de link',
  failed: 'Je winkelwagen is niet bewaard',
  done: 'Je winkelwagen is bewaard',
  doneText: (email: string) => `De link is onderweg naar ${email}. Je kunt hier ook gewoon verder.`,
  close: 'Verder',
} as const

export const resumeCartTexts = {
  title: 'Verder met je winkelwagen',
  notChecked: 'We kunnen je winkelwagen nu niet openen',
  dead: 'Deze winkelwagen is er niet meer',
  deadText: (days: number) =>
    `We bewaren een winkelwagen ${days} dagen. Stel je bestelling opnieuw samen, of bel ons.`,
  begin: 'Begin een bestelling',
  replace: planChoiceTexts.occupied,
  replaceText: (type: string) =>
    `In deze browser staat een winkelwagen met ${type}. Open je de bewaarde, dan gaat die weg.`,
  open: 'Open de bewaarde winkelwagen',
  keep: 'Houd deze',
} as const

export const ownCartsTexts = {
  intro: (days: number) => `Wat je bewaart, blijft hier ${days} dagen staan.`,
  none: 'Je hebt geen bewaarde winkelwagens',
  noneText: 'Kies in je winkelwagen voor “Bewaar voor later”, dan staat hij hier.',
  begin: 'Begin een bestelling',
  saved: (day: string, until: string) => `Bewaard op ${day}, tot ${until}`,
  open: 'Verder met bestellen',
  forget: 'Verwijderen',
  forgetOf: (type: string, day: string) => `Winkelwagen met ${type} van ${day} verwijderen`,
  forgotten: 'De winkelwagen is verwijderd.',
  failed: 'De winkelwagen is niet verwijderd',
} as const
