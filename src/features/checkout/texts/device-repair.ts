import { accounts, devices } from './telefonie.ts'

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
