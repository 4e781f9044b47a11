/** Why the rules change a cart with licences. */
export const cloudReasons = {
  support: (quantity: number) => `Support voor ${quantity} ${quantity === 1 ? 'licentie' : 'licenties'}`,
  belongs: 'Hoort bij je keuze',
  most: (quantity: number) => `Hoogstens ${quantity} per bestelling`,
  noSupport: 'Zonder licentie geen support',
  belongedToRemoved: 'Hoort bij wat je weghaalde',
} as const
