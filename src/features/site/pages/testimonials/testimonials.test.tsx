import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { soldFacts } from '../../../carts/sold-facts.ts'
import { shownExamples, testimonials } from '../../testimonials.ts'
import Testimonials from './testimonials.island.tsx'
import { testimonialsOf } from './testimonials-of.server.ts'

const words = { brand: { ...brand, name: 'Lijn & Haven' }, facts: soldFacts(null) }
const idsOn = (address: string | null, all = testimonials) =>
  testimonialsOf(address, words, all)?.items.map(({ id }) => id) ?? []

describe('examples', () => {
  it('say that people and companies were made up, before the first of them speaks', () => {
    const texts = testimonialsOf(null, words)
    if (!texts) throw new Error('The shipped examples do not show')
    const page = renderToString(<Testimonials texts={texts} />)
    const [first] = texts.items
    expect(texts.areExamples).toBe(true)
    expect(page).toContain(texts.examples)
    expect(page.indexOf(texts.examples)).toBeLessThan(page.indexOf(first?.person ?? ''))
  })

  it('are on no page once they are not to show', () => {
    const hidden = { ...testimonials, showExamples: false }
    expect([idsOn(null, hidden), idsOn('/zakelijk-glasvezel', hidden)]).toEqual([[], []])
    expect(shownExamples(hidden)).toEqual([])
  })
})

it('testimonials of customers show, whatever is said of examples', () => {
  const real = { ...testimonials, areExamples: false, showExamples: false }
  expect(idsOn(null, real)).toEqual(testimonials.items.map(({ id }) => id))
  expect(shownExamples(real)).toEqual([])
})

it('a page shows those about its own service, and a page without any has none', () => {
  expect(idsOn(null)).toHaveLength(testimonials.items.length)
  expect(idsOn('/zakelijk-mobiel')).toEqual(['bouw'])
  expect(idsOn('/voip')).toEqual(['bakkerij'])
  expect(testimonialsOf('/sip-trunk', words)).toBeNull()
})

it('a testimonial names the services that it is about', () => {
  const [about] = testimonialsOf('/zakelijk-internet/dsl', words)?.items ?? []
  expect(about?.about).toBe('Over Zakelijk internet, Zakelijk DSL en Back-upverbinding')
})

it.each([1, 3])(
  'a slider of %i says so to its sheet, which hides what would move it where all fit',
  count => {
    const texts = testimonialsOf(null, words)
    if (!texts) throw new Error('The shipped examples do not show')
    const page = renderToString(<Testimonials texts={{ ...texts, items: texts.items.slice(0, count) }} />)
    expect(page).toContain(`data-items="${count}"`)
    expect(page.includes(texts.roleDescription)).toBe(count > 1)
  },
)
