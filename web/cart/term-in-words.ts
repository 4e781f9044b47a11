/** A contract term in months as people say it: `1 maand`, `24 maanden` → `2 jaar` (order-flow §2). */
export const termInWords = (months: number): string =>
  months >= 12 && months % 12 === 0 ? `${months / 12} jaar` : months === 1 ? '1 maand' : `${months} maanden`
