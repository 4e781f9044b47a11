const or = new Intl.ListFormat('nl', { type: 'disjunction' })
const and = new Intl.ListFormat('nl', { type: 'conjunction' })
const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const numbers = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

const inLetters = (count: number): string => numbers[count] ?? String(count)

/** Words within sentences of content/ that say what is sold. */
export const soldFactTexts = {
  either: (items: readonly string[]) => or.format(items),
  both: (items: readonly string[]) => and.format(items),
  decimal: (figure: number) => decimals.format(figure),
  count: inLetters,
  mbit: (speeds: string) => `${speeds} Mbit/s`,
  gbit: (speeds: string) => `${speeds} Gbit/s`,
  gigabytes: (count: number) => `${count} GB`,
  unlimited: 'Unlimited',
  years: (counts: string) => `${counts} jaar`,
  month: 'maand',
  free: 'gratis',
  reduction: 'korting',
  /** After `met`; null for neither. */
  gains: (isReduced: boolean, isFree: boolean): string | null => {
    const all = [...(isReduced ? ['korting'] : []), ...(isFree ? ['een gratis begin'] : [])]
    return all.length > 0 ? and.format(all) : null
  },
  /** After `De`: `eerste maand gratis bij 1 jaar`. */
  firstFree: (months: number, term: string) =>
    months === 1 ? `eerste maand gratis bij ${term}` : `eerste ${months} maanden gratis bij ${term}`,
  /** `Bij 1 jaar is de eerste maand gratis`; after another one `bij 2 jaar zijn dat de eerste twee`. */
  freeAt: (term: string, months: number, isFirst: boolean) => {
    if (!isFirst)
      return months === 1
        ? `bij ${term} is dat de eerste`
        : `bij ${term} zijn dat de eerste ${inLetters(months)}`
    return months === 1
      ? `Bij ${term} is de eerste maand gratis`
      : `Bij ${term} zijn de eerste ${inLetters(months)} maanden gratis`
  },
} as const
