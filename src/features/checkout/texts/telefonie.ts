import type { PurchaseMode } from '../../catalogue/product.ts'

/** Offers that repair a surplus of devices over accounts in one press (order-flow §8). */
export const deviceRepairTexts = {
  /** `lines` as `line` makes them. */
  mend: {
    devices: (lines: readonly string[]): string => `Erbij komt dan: ${lines.join('; ')}.`,
    accounts: (lines: readonly string[]): string => `Eruit gaat dan: ${lines.join('; ')}.`,
  },
  line: (count: number, name: string, price: string): string =>
    `${count} × ${name}, ${price}${count > 1 ? ' per stuk' : ''}`,
  addAccounts: (count: number): string => `Voeg ${accounts(count)} toe`,
  removeDevices: (count: number): string => `Haal ${devices(count)} weg`,
} as const

/** The Dutch texts of the telephony compose screen (order-flow §2, §4, §8 and §9). */

/** Under the first heading: where to begin. */
export const accountsExplanation = 'Eén belaccount per toestel of collega.'

/** The headings of the sections. */
export const telefonieSections = {
  accounts: 'Bellen',
  perAccount: 'Voor al je belaccounts',
  retention: 'Nummerbehoud',
  devices: 'Toestellen',
  ownDevices: 'Eigen toestellen',
} as const

export const retentionTexts = {
  label: (number: number) => `Telefoonnummer ${number}`,
  intro: 'Neem je huidige nummers mee. Wij regelen de overstap bij je oude aanbieder.',
  hint: 'Bijvoorbeeld 020 123 45 67',
  more: 'Wil je meer nummers houden? Dat nemen we door als we je binnen 1 werkdag bellen.',
} as const

const waysDone: Readonly<Record<PurchaseMode, string>> = { buy: 'gekocht', rent: 'gehuurd' }

export const deviceTexts = {
  switch: 'Ik wil nieuwe toestellen',
  switchedOn:
    'Kies per toestel of je koopt of huurt. Zet je dit uit, dan gaan de toestellen uit je winkelwagen.',
  switchedOff: 'Je belt met je eigen toestellen. Laat ons ze instellen, of doe het zelf.',
  baseStation:
    'Draadloze toestellen bellen via een basisstation, één per 4 toestellen. Het komt vanzelf in je winkelwagen: gekocht bij gekochte toestellen, gehuurd bij gehuurde.',
  ways: { buy: 'Kopen', rent: 'Huren' },
  /** Amounts with their sign. */
  buyOrRent: (buyPrice: string, rentPrice: string) => `Kopen ${buyPrice} eenmalig, huren ${rentPrice} p/m.`,
  setup: (price: string) => `Plus eenmalig ${price} per toestel voor het aanmelden.`,
  inCart: (counts: readonly { readonly count: number; readonly way: PurchaseMode }[]) =>
    `In je winkelwagen: ${counts.map(({ count, way }) => `${count} ${waysDone[way]}`).join(' en ')}.`,
} as const

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const accounts = (count: number) => counted(count, 'belaccount', 'belaccounts')
export const devices = (count: number) => counted(count, 'toestel', 'toestellen')

/** Choices that apply to all accounts. */
export const perAccountTexts = {
  counted: (quantity: number): string => `Nu voor ${accounts(quantity)}`,
  each: 'Voor elk belaccount.',
  disabledReason: 'Kies eerst een belaccount.',
} as const

/** How many of the accounts have a new device. */
export const devicesOnAccounts = (deviceCount: number, accountCount: number): string =>
  accountCount === 0
    ? 'Elk toestel hoort bij een belaccount.'
    : `Je hebt ${accounts(accountCount)} en ${devices(deviceCount)}.`

/** The dialog that blocks more devices than accounts (order-flow §8). */
export const tooManyDevicesTexts = {
  title: 'Meer toestellen dan belaccounts',
  explanation: (deviceCount: number, accountCount: number): string =>
    `Je koos ${devices(deviceCount)} bij ${accounts(accountCount)}. Die aantallen moeten gelijk zijn.`,
  advice:
    'Pas je bestelling aan, of rond je aanvraag af zoals die nu in je winkelwagen staat: dan nemen we contact met je op.',
  adjust: 'Zelf aanpassen',
} as const
