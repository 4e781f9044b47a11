export const owedChecks = ['kvk', 'vat', 'address', 'delivery'] as const
