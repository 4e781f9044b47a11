export const contractSummaryTexts = {
  none: 'Bij deze producten hoort geen samenvatting van het contract.',
} as const
