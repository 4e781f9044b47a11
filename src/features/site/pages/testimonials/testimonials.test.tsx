import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import texts from '../../../../../content/site/testimonials.json' with { type: 'json' }
import Testimonials from './testimonials.island.tsx'

it('says of people and companies that were made up that they are examples, before the first of them speaks', () => {
  const page = renderToString(<Testimonials texts={texts} />)
  const [first] = texts.items
  expect(texts.areExamples).toBe(true)
  expect(page).toContain(texts.examples)
  expect(page.indexOf(texts.examples)).toBeLessThan(page.indexOf(first?.person ?? ''))
})
