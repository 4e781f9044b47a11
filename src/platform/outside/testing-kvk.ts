import type { AskedRequest, LocalAnswer } from './testing-service.ts'

/** A company in a local KVK; every part is what its API answers. */
export type LocalCompany = {
  readonly found?: LocalAnswer
  readonly profile?: LocalAnswer
  readonly branch?: LocalAnswer
}

export const testApiKey = 'l7xx-key-of-the-tests'

/** KVK's own words for a number that nobody has. */
export const nobody: LocalAnswer = {
  status: 404,
  json: { fout: [{ code: 'IPD5200', omschrijving: 'Voor deze selectiecriteria is geen data gevonden.' }] },
}

export const refusedWith = (status: number, code: string): LocalAnswer => ({
  status,
  json: { fout: [{ code, omschrijving: code }] },
})

const row = { kvkNummer: '68750110', naam: 'Test BV Donald', actief: 'Ja', type: 'hoofdvestiging' }
export const foundWith = (changes: object): LocalAnswer => ({
  json: { pagina: 1, resultatenPerPagina: 10, totaal: 1, resultaten: [{ ...row, ...changes }] },
})
export const profileWith = (changes: object): LocalAnswer => ({
  json: { kvkNummer: '68750110', naam: 'Test BV Donald', sbiActiviteiten: [], ...changes },
})
const visited = {
  type: 'bezoekadres',
  indAfgeschermd: 'Nee',
  straatnaam: 'Hizzaarderlaan',
  huisnummer: 3,
  huisletter: 'A',
  postcode: '8823SJ',
  plaats: 'Lollum',
}
export const branchWith = (changes: object): LocalAnswer => ({
  json: {
    vestigingsnummer: '000037178598',
    adressen: [
      { ...visited, type: 'correspondentieadres', straatnaam: 'Postbus' },
      { ...visited, ...changes },
    ],
  },
})

/** Answers as api.kvk.nl does, for one company or for nobody. */
export const kvkAnswers =
  (companies: Readonly<Record<string, LocalCompany>>) =>
  ({ url, headers }: AskedRequest): LocalAnswer => {
    if (headers.apikey !== testApiKey) return { status: 401, json: {} }
    const [, number = url.searchParams.get('kvkNummer') ?? '', branch] =
      /basisprofielen\/(\d{8})(\/hoofdvestiging)?$/.exec(url.pathname) ?? []
    const company = companies[number]
    if (url.pathname.endsWith('/v2/zoeken')) return company?.found ?? nobody
    return (branch ? company?.branch : company?.profile) ?? nobody
  }

/** An active company with an address. */
export const donald: LocalCompany = {
  found: foundWith({}),
  profile: profileWith({ materieleRegistratie: { datumAanvang: '20150101', datumEinde: null } }),
  branch: branchWith({}),
}
