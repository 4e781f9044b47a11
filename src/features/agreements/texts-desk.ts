/** The words of products that a customer has, at the desk. */
/** Names of facts of the end that a case is. */
export const endFactTexts = {
  agreement: 'Contract',
  address: 'Adres',
  givenOn: 'Opgezegd op',
  by: 'Opgezegd door',
  givers: { customer: 'de klant', us: 'ons', recorded: 'zonder opzegging vastgelegd' },
  switchesOn: 'Gaat over op',
  reason: 'Reden',
  words: 'Toelichting',
  lastDay: (day: string) => `laatste dag ${day}`,
  cost: 'Kosten',
  costs: (sum: string) => `${sum} excl. btw`,
} as const

export const heldProductTexts = {
  endCase: 'Naar de opzegging',
  title: 'Producten in gebruik',
  summary: (active: number) => (active === 1 ? '1 in gebruik' : `${active} in gebruik`),
  end: 'Beëindigen',
  /** For who hears it. */
  endOf: (name: string) => `Beëindigen, ${name}`,
  endTitle: (name: string) => `${name} beëindigen`,
  endText: 'De klant heeft dit product vanaf deze dag niet meer. Er gaat geen mail uit.',
  since: (day: string) => `sinds ${day}`,
  until: (day: string, reason: string) => `tot ${day}, ${reason.toLowerCase()}`,
  chooseReason: 'Kies een reden',
  agreements: 'Contracten',
  ofCustomer: (amount: string) => `Samen ${amount} per maand, excl. btw.`,
  columns: {
    agreement: 'Contract',
    product: 'Product',
    address: 'Adres',
    perMonth: 'Per maand',
    until: 'Looptijd',
  },
  goesOn: 'per maand',
  bought: 'gekocht',
  termUntil: (day: string) => `tot en met ${day}`,
  endsOn: (day: string) => `laatste dag ${day}`,
  change: 'Wijzigen of verhuizen',
  replacedBy: 'Hiervoor in de plaats komt bestelling',
  transfer: {
    from: (day: string) => `overgenomen door een ander bedrijf per ${day}`,
    to: (day: string) => `overgenomen per ${day}`,
  },
  recordNotice: 'Opzegging vastleggen',
  toCustomer: 'Naar de klant',
  recordNotices: 'Opzeggingen vastleggen',
  recordNoticeText:
    'De klant en zijn organisatie krijgen een bevestiging per e-mail, met wat er stopt en wat het kost.',
  noticeFields: { positions: 'Wat zegt de klant op?', words: 'Wat hij erbij zei' },
  endFields: { positions: 'Wat eindigt er?', words: 'Wat erbij gezegd is' },
  recordWithdrawal: 'Intrekking vastleggen',
  withdrawalText: 'De klant en zijn organisatie krijgen een bevestiging per e-mail.',
  noticeWanted: 'Opzegging per',
  withdrawalWanted: 'Opzegging intrekken',
} as const

/** Givers of a notice that staff record. */
export const noticeGiverTexts = {
  givers: {
    customer: 'De klant',
    'other-provider': 'Een andere aanbieder, die het overneemt',
    us: 'Wij',
  },
  switchHint: 'De dag waarop nummers overgaan en de andere aanbieder levert.',
  chooseGround: 'Kies een reden',
} as const
