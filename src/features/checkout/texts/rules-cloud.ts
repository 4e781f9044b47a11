/** Why the rules change a cart with licences. */
export const cloudReasons = {
  support: (quantity: number) => `Support voor ${quantity} ${quantity === 1 ? 'licentie' : 'licenties'}`,
  noSupport: 'Zonder licentie geen support',
} as const
