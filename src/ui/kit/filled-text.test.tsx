import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, test } from 'vitest'
import { filledText } from './filled-text.tsx'

test('each place of a text gets its element, in the order of the text, and the words between have their own', () => {
  const text = filledText('Naar {email}, of bel {phone}.', {
    phone: <a href="tel:1">1</a>,
    email: <strong>a@b.nl</strong>,
  })
  expect(renderToStaticMarkup(text)).toBe(
    '<span>Naar </span><strong>a@b.nl</strong><span>, of bel </span><a href="tel:1">1</a><span>.</span>',
  )
})

test('a place may stand at the beginning, at the end and twice', () => {
  expect(renderToStaticMarkup(filledText('{a} en {a}', { a: 'ja' }))).toBe(
    '<span>ja</span><span> en </span><span>ja</span>',
  )
})

test('a place without an element does not compile', () => {
  type Places = Parameters<typeof filledText<'Bel {phone} nu'>>[1]
  expectTypeOf<{ phone: ReactNode }>().toExtend<Places>()
  expectTypeOf<object>().not.toExtend<Places>()
})
