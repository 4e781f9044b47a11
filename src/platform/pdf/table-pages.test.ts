import { describe, expect, it } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import type { Block, FigureTable } from './document.ts'
import { readPdf } from './read-pdf.ts'
import { renderPdf } from './render-pdf.ts'

/** How headings and tables go on over pages. */

const figure = { text: '', struck: null }
/** A table of so many rows and two totals. */
const table = (count: number): FigureTable => ({
  kind: 'figures',
  of: 'Omschrijving',
  columns: ['Eenmalig', 'Per maand'],
  rows: [
    ...Array.from({ length: count }, (_, place) => ({
      name: `Regel ${place + 1}`,
      figures: [figure, figure],
      isTotal: false,
    })),
    { name: 'Totaal excl.', figures: [figure, figure], isTotal: true },
    { name: 'Totaal incl.', figures: [figure, figure], isTotal: true },
  ],
})

const draw = async (blocks: readonly Block[]) =>
  readPdf(await renderPdf({ title: 'Document', date: new Date('2026-11-21T08:30:00Z'), blocks }, brand))

/** The text of each page, without its head and foot. */
const pagesOf = async (blocks: readonly Block[]): Promise<readonly string[]> =>
  (await draw(blocks)).text
    .split(/\n[^\n]*\nPagina \d+ van \d+(?:\nDocument \(vervolg\))?/)
    .slice(0, -1)
    .map(page => page.trim())

const lines = (count: number): readonly Block[] =>
  Array.from({ length: count }, (_, place) => ({ kind: 'small', text: `Zin ${place}` }))

describe('a table over pages', () => {
  it('has its head on each of them, which is text once', async () => {
    const pages = await pagesOf([table(120)])
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toMatch(/Omschrijving\nEenmalig\nPer maand\n/)
    for (const page of pages.slice(1)) expect(page).toMatch(/^Omschrijving\nEenmalig\nPer maand\n/)
    expect((await draw([table(120)])).said.split('Omschrijving')).toHaveLength(2)
  })

  it('leaves neither a heading without a row nor totals by themselves, wherever it begins', async () => {
    for (let before = 0; before < 40; before++) {
      const pages = await pagesOf([...lines(before), { kind: 'heading', text: 'Kop' }, table(25)])
      for (const page of pages) {
        if (page.includes('Kop')) expect(page).toMatch(/Kop\nOmschrijving\n[\s\S]*Regel 1(?:\n|$)/)
        if (page.includes('Totaal excl.'))
          expect(page).toMatch(/Regel 25\n[\s\S]*Totaal excl\.\n[\s\S]*Totaal incl\./)
      }
    }
  })
})

it('keeps the beginning of a table below the sentences that lead to it, wherever they stand', async () => {
  for (let before = 20; before < 45; before++) {
    const pages = await pagesOf([
      ...lines(before),
      { kind: 'heading', text: 'Kop' },
      { kind: 'paragraph', text: 'De levering duurt een week.' },
      { kind: 'paragraph', text: 'De bedragen zijn per deel.' },
      table(4),
    ])
    for (const page of pages)
      if (page.includes('Kop'))
        expect(page).toMatch(/Kop\nDe levering[\s\S]*Omschrijving\n[\s\S]*Regel 2(?:\n|$)/)
  }
})

it('leaves no heading without what it is about, wherever it stands', async () => {
  const sentence = 'Zo gaat het verder met wat je bij ons hebt besteld. '.repeat(6)
  for (let before = 20; before < 50; before++) {
    const pages = await pagesOf([
      ...lines(before),
      { kind: 'heading', text: 'Kop' },
      { kind: 'paragraph', text: sentence },
    ])
    for (const page of pages) if (page.includes('Kop')) expect(page).toMatch(/Kop\nZo gaat het/)
  }
})
