/** The words of the way to where an order or a quote stands. */
export const progressMailTexts = {
  follow: 'Volg je bestelling',
  inAccount: 'Je vindt de bestelling ook {account}.',
  account: 'in je account',
  standing: 'Bekijk hoe het ervoor staat',
} as const
