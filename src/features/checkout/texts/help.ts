/** Frequent questions of visitors in the order flow, for the help panel. */
export const commonQuestions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Hoe snel wordt mijn bestelling geleverd?',
    answer:
      'Binnen 1 tot 3 weken, internet op een aangesloten adres. We bellen je binnen 1 werkdag om je bestelling samen door te nemen en een datum te kiezen.',
  },
  {
    question: 'Zit ik meteen ergens aan vast?',
    answer:
      'We bellen je eerst om je bestelling te controleren. Pas nadat je alles hebt bevestigd, starten we met leveren.',
  },
  {
    question: 'Zijn de prijzen inclusief btw?',
    answer:
      'Nee, alle bedragen zijn exclusief 21% btw. In het overzicht van je winkelwagen zie je het totaal ook inclusief btw.',
  },
  {
    question: 'Moet ik een account maken?',
    answer:
      'Nee, je kunt ook bestellen zonder te registreren. Dan vul je alleen de gegevens van je bedrijf in.',
  },
  {
    question: 'Kan ik ook telefonisch bestellen?',
    answer: 'Ja, bel ons en we stellen je bestelling samen met je op.',
  },
]

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
