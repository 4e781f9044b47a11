import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { filledText } from './filled-text.tsx'

test('each place of a text gets its element, in the order of the text', () => {
  const text = filledText('Naar {email}, of bel {phone}.', {
    phone: <a href="tel:1">1</a>,
    email: <strong>a@b.nl</strong>,
  })
  expect(renderToStaticMarkup(text)).toBe('Naar <strong>a@b.nl</strong>, of bel <a href="tel:1">1</a>.')
})

test('a place may stand at the beginning, at the end and twice', () => {
  expect(renderToStaticMarkup(filledText('{a} en {a}', { a: 'ja' }))).toBe('ja en ja')
})

test('a place without an element does not compile', () => {
  // @ts-expect-error `phone` is missing.
  expect(renderToStaticMarkup(filledText('Bel {phone} nu', {}))).toBe('Bel  nu')
})
