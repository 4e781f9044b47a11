/** An order that takes the place of what its customer has. */
export const replacedTexts = {
  now: 'Nu',
  later: 'Straks',
  perMonth: (amount: string) => `${amount} per maand`,
  nothingChosen: 'kies wat je wilt hebben',
  termGoesOn: (lastDay: string) => `loopt gewoon door, tot en met ${lastDay}`,
  termIsOver: 'loopt per maand door, zoals nu',
  newTerm: (months: number) => (months > 1 ? `${months} maanden vanaf de levering` : 'geen vaste looptijd'),
  notThere: 'Kan het op je nieuwe adres niet?',
  giveNotice: 'Bekijk wat opzeggen kost',
  giveNoticeByLink: 'Opzeggen doe je op de pagina van je bestelling,',
  recordNotice: 'Leg een opzegging vast',
  orCall: 'of bel ons op {phone}.',
  beside: 'Toch los bestellen',
} as const

/** The page on which a customer begins a change. */
export const changeTexts = {
  title: 'Contract wijzigen',
  of: (agreement: string, address: string) => `Contract ${agreement}, ${address}.`,
  intro:
    'Je stelt samen wat je wilt hebben en ziet wat er verandert en wat het kost, voordat je bestelt. Wat je nu hebt, loopt door tot het nieuwe werkt.',
  has: 'Wat je nu hebt',
  action: 'Wat wil je?',
  actions: { change: 'Iets anders op dit adres', move: 'Verhuizen naar een ander adres' },
  hints: {
    change: 'Sneller, meer of minder, of een ander product.',
    move: 'We kijken wat er op het nieuwe adres kan.',
  },
  overlap: 'Hoe lang wil je beide adressen houden?',
  overlapHint: 'Zolang betaal je voor allebei.',
  overlaps: {
    0: 'Tot het nieuwe adres werkt',
    7: 'Nog een week',
    14: 'Nog twee weken',
    31: 'Nog een maand',
  },
  start: 'Verder',
  replacesCart: 'Je winkelwagen maakt plaats voor deze wijziging.',
  running: (number: string) =>
    `Voor dit contract loopt al een wijziging: bestelling ${number}. Bel ons als je daar iets aan wilt veranderen.`,
} as const

/** The page behind the link that leads to a change. */
export const linkedChangeTexts = {
  notChecked: 'Je contract kan nu niet getoond worden',
  dead: 'Deze link werkt niet meer',
  deadText: (phone: string) =>
    `Een link om te wijzigen werkt 24 uur, en alleen de nieuwste. Vraag hem opnieuw aan op de pagina van je bestelling, of bel ons op ${phone}.`,
} as const
