export const contractSummaryTexts = {
  none: 'Bij deze producten hoort geen samenvatting van het contract.',
  /** Within "bij bestelling …". */
  withOthers: (number: string, others: number) => (others === 0 ? number : `${number} en ${others} andere`),
  share: (names: string, percentage: number, isAtMost: boolean) =>
    `voor ${names} ${isAtMost ? 'ten hoogste ' : ''}${percentage}%`,
} as const
