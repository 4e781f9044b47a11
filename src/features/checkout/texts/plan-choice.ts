/** A plan that a visitor chose on a page of the website (src/features/checkout/plan-choice.ts). */

export const planChoiceTexts = {
  /** Said if another cart is in the way. `type` is that of the cart, in lower case. */
  occupied: 'Je hebt hier al een winkelwagen',
  replaces: (type: string, plan: string) =>
    `In deze browser staat een winkelwagen met ${type}. Begin je met ${plan}, dan gaat die weg.`,
  begin: 'Begin met mijn keuze',
  keep: 'Houd deze winkelwagen',
  goneTitle: 'Wat je koos, verkopen we niet meer',
  goneBeside: (type: string, id: number) =>
    `Nummer ${id} staat niet meer in ons aanbod. In deze browser staat nog een winkelwagen met ${type}. Kies je iets anders, dan gaat die weg.`,
  other: 'Kies iets anders',
  /** In the notice; without a final full stop. */
  gone: (id: number) => `Nummer ${id} staat niet meer in ons aanbod`,
  replaced: (plan: string, by: string) => `In plaats van ${plan} staat nu ${by} in je winkelwagen`,
  notReplaced: (plan: string) => `${plan} is hier niet te bestellen`,
  taken: (plan: string) => `${plan} staat in je winkelwagen.`,
  broughtTitle: 'Je keuze van de website',
  brought: 'Vul je adres in. Kan het daar, dan staat het meteen in je winkelwagen.',
} as const
