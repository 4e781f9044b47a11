import type { NoticeReason } from '../../carts/cart-notice.ts'

/** When another tab composes something else. */
export const otherTabTexts = {
  composes: (typeName: string) => `In een ander tabblad stel je ${typeName} samen`,
  isDone: 'In een ander tabblad is deze bestelling afgerond of gewist',
  question: 'Je winkelwagen bevat één soort bestelling tegelijk. Waarmee wil je verder?',
  goOnWith: (typeName: string) => `Verder met ${typeName}`,
  beginAgainWith: (typeName: string) => `Opnieuw beginnen met ${typeName}`,
} as const

/** The Dutch texts of the notice that says what changed in the cart, and of the way back. */

/**
 * @param typeName the product type of the earlier cart; null where there is none
 * @param isFilledAgain the cart that was emptied holds something by now
 */
export function whatHappened(reason: NoticeReason, typeName: string | null, isFilledAgain = false): string {
  if (isFilledAgain)
    return `Je vorige winkelwagen${typeName ? ` met ${typeName}` : ''} kun je nog terugzetten.`
  switch (reason) {
    case 'type':
      return typeName
        ? `Je winkelwagen met ${typeName} is leeggemaakt, omdat je iets anders koos.`
        : 'Je winkelwagen is leeggemaakt, omdat je iets anders koos.'
    case 'term':
      return 'Je winkelwagen is leeggemaakt, omdat je een andere looptijd koos.'
    case 'address':
      return 'Je winkelwagen is leeggemaakt, omdat je het adres wijzigde.'
    case 'cleared':
      return 'Je winkelwagen is leeggemaakt.'
    case 'put-back':
      return 'Je eerdere winkelwagen is teruggezet.'
    case 'settled':
      return 'Je bewaarde winkelwagen is bijgewerkt.'
    case 'gone':
      return 'Wat je koos, verkopen we niet meer.'
    case 'not-here':
      return 'Wat je koos, kun je op dit adres niet bestellen.'
    case 'devices':
    case 'mend':
    case 'dropped':
      return 'Je winkelwagen is aangepast.'
  }
}

export const cartNoticeTexts = {
  label: 'Wijziging van je winkelwagen',
  putBack: 'Zet terug',
  dismiss: 'Niet nodig',
  understood: 'Begrepen',
  isBack: 'Je winkelwagen is teruggezet.',
  /** Read aloud after what happened. */
  wayBack: 'Met de knop Zet terug, onderaan het scherm, maak je dit ongedaan.',
} as const

/** The question before an earlier cart takes the place of what was chosen since. */
export const putBackQuestion = {
  title: 'Je winkelwagen is intussen veranderd',
  comesBack: 'Zet je de eerdere winkelwagen terug, dan staat er weer in:',
  goes: 'Eruit gaat wat er nu in staat:',
  wayBack: 'Daarna kun je ook dat weer ongedaan maken.',
  confirm: 'Zet eerdere terug',
  cancel: 'Houd wat er nu in staat',
} as const
