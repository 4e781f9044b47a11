/** Texts for visitors of the order flow who want to talk to us. */
export const helpTexts = {
  help: 'Hulp nodig?',
  ask: 'Stel je vraag',
  title: 'Waar kunnen we je mee helpen?',
  text: 'Bel of mail ons. We zijn op werkdagen bereikbaar en denken graag met je mee.',
  questions: 'Veelgestelde vragen',
} as const

/** Beside the order, under what is said of its delivery (delivery-texts.ts). */
export const contactCardTexts = {
  label: 'Levering en contact',
  byPhone: 'Liever telefonisch bestellen?',
  call: 'Bel {phone}',
} as const
