import { sharedTexts } from '../../../common/texts.ts'
/** The words of the way to where an order or a quote stands. */
export const progressMailTexts = {
  follow: 'Volg je bestelling',
  inAccount: 'Je vindt de bestelling ook {account}.',
  account: 'in je account',
  standing: 'Bekijk hoe het ervoor staat',
} as const

export const trackingRefusals = {
  noneYet: sharedTexts.noOrderYet,
  noSuchOrder: 'Deze bestelling bestaat niet.',
  noContractSummary: 'Bij deze bestelling hoort geen samenvatting van het contract.',
  noMandate: 'Bij deze bestelling hoort geen machtiging.',
  noSuchRequest: 'Deze bestelling of aanvraag bestaat niet.',
} as const

export const documentTitles = {
  confirmation: (number: string) => `Bevestiging van bestelling ${number}`,
  contractSummary: (number: string) => `Samenvatting van het contract bij bestelling ${number}`,
  mandate: (number: string) => `SEPA-machtiging bij bestelling ${number}`,
} as const
