/** Why the rules change a cart with telephony. */
export const telefonieReasons = {
  newDevices: 'Niet nodig bij nieuwe toestellen',
  ownDevices: 'Je gebruikt je eigen toestellen',
  forAccount: 'Geldt voor je belaccount',
  forAccounts: (quantity: number) => `Geldt voor je ${quantity} belaccounts`,
  baseStation: (devices: number) => `1 basisstation per ${devices} toestellen`,
  forDevice: 'Hoort bij je toestel',
  forDevices: (quantity: number) => `Hoort bij je ${quantity} toestellen`,
  notNeeded: 'Niet meer nodig',
  onlyWithAccount: 'Alleen samen met een belaccount',
  tooManyDevices: 'Meer toestellen dan belaccounts',
  enoughAccounts: (quantity: number) => `Nu ${quantity}, zodat elk toestel een account heeft`,
} as const

/** Why a cart with telephony cannot be ordered. */
export const telefonieRefusals = {
  noAccount: 'Kies minstens één belaccount.',
  tooManyDevices: 'Je hebt meer toestellen dan belaccounts gekozen.',
} as const
