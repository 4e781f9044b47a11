import { formatDay } from '../../common/moments.ts'

/** How colleagues read of a kept cart. */
export const cartUseTexts = {
  keptOn: (at: Date): string => `Winkelwagen van ${formatDay(at)}`,
} as const
