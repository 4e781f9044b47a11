import type { Likeness } from './related-case.ts'

const likenessNames: Readonly<Record<Likeness, string>> = {
  account: 'zelfde account',
  kvk: 'zelfde KVK nummer',
  address: 'zelfde adres',
  phone: 'zelfde telefoonnummer',
  email: 'zelfde e-mailadres',
}

/** Other cases beside a case. */
export const relatedTexts = {
  title: 'Andere zaken',
  none: 'Geen',
  count: (count: number, open: number) => {
    const all = count === 1 ? '1 zaak' : `${count} zaken`
    return open === 0 ? `${all}, niets open` : `${all}, ${open} open`
  },
  all: (count: number) => `Toon alle ${count}`,
  by: (by: readonly Likeness[]) => by.map(each => likenessNames[each]).join(', '),
  linked: 'gekoppeld',
  link: 'Koppelen',
  unlink: 'Loskoppelen',
  of: (label: string, number: string) => `${label}: ${number}`,
  other: 'Een andere zaak koppelen',
} as const
