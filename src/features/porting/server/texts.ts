/** Why staff cannot take a number a step further. */
export const portInRefusals = {
  otherOrder: 'Dit nummer hoort niet bij deze bestelling.',
  notNow: 'Dit kan nu niet met dit nummer.',
  providerMissing: 'Vul in waar het nummer nu zit.',
  wishMissing: 'Kies een wensdatum.',
  plannedMissing: 'Kies de dag die is afgesproken.',
  refusalMissing: 'Kies waarom het nummer niet meekomt.',
} as const
