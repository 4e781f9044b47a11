import type { Likeness } from '../cases/related-case.ts'

const likenessNames: Readonly<Record<Likeness, string>> = {
  account: 'account',
  kvk: 'KVK nummer',
  address: 'adres',
  phone: 'telefoonnummer',
  email: 'e-mailadres',
}

const inSentence = new Intl.ListFormat('nl-NL')

/** Other cases beside a case. */
export const relatedTexts = {
  title: 'Andere zaken',
  none: 'Geen',
  count: (count: number, open: number) => {
    const all = count === 1 ? '1 zaak' : `${count} zaken`
    return open === 0 ? `${all}, niets open` : `${all}, ${open} open`
  },
  all: (count: number) => `Toon alle ${count}`,
  by: (by: readonly Likeness[]) =>
    by.length === 0 ? '' : `zelfde ${inSentence.format(by.map(each => likenessNames[each]))}`,
  linked: 'gekoppeld',
  link: 'Koppelen',
  unlink: 'Loskoppelen',
  of: (label: string, number: string) => `${label}: ${number}`,
  other: 'Een andere zaak koppelen',
} as const
