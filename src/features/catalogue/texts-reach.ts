const counts = new Intl.NumberFormat('nl-NL')

const addresses = (count: number): string => (count === 1 ? '1 adres' : `${counts.format(count)} adressen`)

/** How many addresses can get a line. */
export const reachTexts = {
  title: 'Wie het kan krijgen',
  reached: (now: number, byQuote: number) =>
    byQuote === 0 ? addresses(now) : `${addresses(now)}, en ${counts.format(byQuote)} na een prijsopgave`,
  /** `fastest` is the fastest that any address can get: `4000/4000`; null where none can get any. */
  nobody: (fastest: string | null) =>
    fastest === null ? '0 adressen: er is nergens dekking' : `0 adressen: de dekking eindigt bij ${fastest}`,
  countedAt: (moment: string) => `Geteld op ${moment}.`,
} as const

type Reach = {
  readonly now: number
  readonly byQuote: number
  readonly fastest: { readonly downloadMbs: number; readonly uploadMbs: number } | null
}

/** `12.345 adressen, en 67 na een prijsopgave`; `0 adressen: de dekking eindigt bij 4000/4000` */
export function reachInWords({ now, byQuote, fastest }: Reach): string {
  if (now + byQuote > 0) return reachTexts.reached(now, byQuote)
  return reachTexts.nobody(fastest && `${fastest.downloadMbs}/${fastest.uploadMbs}`)
}
