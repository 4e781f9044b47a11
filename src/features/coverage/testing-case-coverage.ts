import type { CaseCoverage, CaseLine } from './case-coverage.ts'

/* The look-up of a case, in tests. */

export const fibreLine: CaseLine = {
  name: 'Zakelijk Glasvezel 1000/1000',
  technology: 'fibre',
  downloadMbs: 1000,
  uploadMbs: 1000,
  isListed: true,
  reason: { kind: 'ready' },
  weeks: { from: 2, to: 4 },
  constructionInCents: 0,
  fromInCents: 6250,
}

export const slowFibre: CaseLine = {
  ...fibreLine,
  name: 'Zakelijk Glasvezel 100/100',
  downloadMbs: 100,
  uploadMbs: 100,
  fromInCents: 4250,
}

export const dslLine: CaseLine = {
  name: 'Zakelijk DSL 100/30',
  technology: 'dsl',
  downloadMbs: 100,
  uploadMbs: 30,
  isListed: true,
  reason: { kind: 'ready' },
  weeks: { from: 1, to: 3 },
  constructionInCents: 0,
  fromInCents: 3750,
}

/** A line of which nothing lies at the address. */
export const notThere = (line: CaseLine): CaseLine => ({
  ...line,
  reason: { kind: 'no-network' },
  weeks: null,
  constructionInCents: null,
})

/** A line that only a quote could tell of. */
export const byQuote = (line: CaseLine, constructionInCents: number | null = null): CaseLine => ({
  ...line,
  reason: { kind: 'by-quote', isNear: constructionInCents !== null },
  weeks: constructionInCents === null ? null : { from: 10, to: 20 },
  constructionInCents,
})

/** The look-up of an enquiry for a gigabit, with fibre. */
export const coverage: CaseCoverage = {
  register: 'found',
  zipCode: '8011PK',
  numbers: '15',
  street: 'Grote Kerkplein',
  city: 'Zwolle',
  suffixesHere: [],
  wanted: { bandwidth: '1Gbps/1Gbps', line: fibreLine },
  lines: [slowFibre, fibreLine],
  changes: [],
  importedAt: null,
}
