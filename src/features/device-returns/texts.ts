/** Why the return of a device is not written down so. */
export const returnRefusals = {
  nothingExpected: 'Van dit product komt niets terug.',
  isBack: 'Dit is al terug.',
  isSettled: 'Dit is al afgehandeld. Maak eerst ongedaan wat niet klopt.',
  tooMany: (open: number) =>
    open === 1 ? 'Er komt er nog 1 terug.' : `Er komen er nog ${open} terug. Vul hoogstens ${open} in.`,
  ahead: 'Deze dag moet nog komen.',
  noReason: 'Vul in waarom.',
  noDay: 'Kies de dag van ontvangst.',
  gone: 'Dit staat er niet meer.',
  noQuantity: 'Vul in hoeveel.',
  noOutcome: 'Kies wat ermee is.',
} as const

/** Labels of what staff write down. */
export const returnFields = {
  quantity: 'Hoeveel',
  day: 'Ontvangen op',
  words: { received: 'In welke staat', missing: 'Wat je erbij zegt', waived: 'Waarom' },
} as const

/** Devices that come back, as their customer reads of them. */
export const returnTexts = {
  title: 'Terug te sturen',
  intro: 'Wat je huurde, stuur je terug. Leg de retourbon in de doos: daarop staat het adres.',
  by: (day: string) => `Uiterlijk ${day} terug.`,
  counted: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  none: 'Nog niet ontvangen.',
  received: (count: number, all: number) =>
    count === all ? 'Ontvangen, dank je wel.' : `${count} van ${all} ontvangen.`,
  missing: (count: number, amount: string) =>
    `${count === 1 ? '1 niet' : `${count} niet`} teruggekomen: ${amount} excl. btw.`,
  waived: (count: number) => (count === 1 ? '1 hoeft niet meer terug.' : `${count} hoeven niet meer terug.`),
  cost: (amount: string) => `Wat niet terugkomt, kost ten hoogste ${amount} excl. btw per stuk.`,
  slip: 'Retourbon',
  link: 'Terug te sturen: retourbon en wat er binnen is',
  /** For who hears it. */
  linkOf: (number: string) => `Terug te sturen van bestelling ${number}: retourbon en wat er binnen is`,
} as const
