import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { formCalls } from '../../forms/contract.ts'
import { nis2Ebook } from './ebook.ts'
import { renderBook } from './render-book.ts'

const { ebookFile } = formCalls

const flat = (text: string) => text.replace(/\s+/g, ' ')
const book = nis2Ebook(brand)

describe('the ebook', () => {
  it('has every chapter, paragraph and point, in the name of the brand', async () => {
    const text = flat(readPdf(await renderBook(book, brand)).text)
    for (const { title, paragraphs, list } of book.chapters)
      for (const words of [title, ...paragraphs, ...list]) expect(text).toContain(flat(words))
    expect(text).toContain(brand.phone.display)
    expect(text).not.toMatch(/[{}]/)
  })

  it('lists its chapters with the pages that they begin on', async () => {
    const long = 'Een zin die vaak terugkomt. '.repeat(200)
    const chapters = ['Eerste', 'Tweede', 'Derde'].map(title => ({ title, paragraphs: [long], list: [] }))
    const { text } = readPdf(await renderBook({ ...book, chapters }, brand))
    expect(flat(text)).toMatch(/Inhoud Eerste 3 Tweede (\d) Derde (\d)/)
    const [, second, third] = /Eerste 3 Tweede (\d) Derde (\d)/.exec(flat(text)) ?? []
    expect(Number(second)).toBeGreaterThan(4)
    expect(Number(third)).toBe(2 * Number(second) - 3)
  })

  it('has no page with a point or two left over', async () => {
    const { text } = readPdf(await renderBook(book, brand))
    const pages = text.split(/Pagina \d+ van \d+/).slice(1, -1)
    for (const page of pages) expect(flat(page).length).toBeGreaterThan(400)
  })

  it('numbers its pages but the cover, is Dutch and tagged, and the same again is the same bytes', async () => {
    const file = await renderBook(book, brand)
    const { text, pages, source } = readPdf(file)
    expect(text).not.toContain('Pagina 1 van')
    expect(text).toContain(`Pagina ${pages} van ${pages}`)
    expect(source).toContain('/Lang (nl-NL)')
    for (const part of ['H1', 'H2', 'TOC', 'TOCI', 'L', 'LI', 'LBody'])
      expect(source).toContain(`/S /${part}\n`)
    expect(file.equals(await renderBook(book, brand))).toBe(true)
  })
})

describe('GET /downloads/nis2-ebook.pdf', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop.stop())

  test('is a file for whoever has the link, and not for search engines', async () => {
    const response = await fetch(shop.url + ebookFile.path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('set-cookie')).toBe(null)
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(shop.url + ebookFile.path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
