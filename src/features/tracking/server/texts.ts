import { sharedTexts } from '../../../common/texts.ts'
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
