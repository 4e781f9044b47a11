import { expect, it } from 'vitest'
import { paths } from '../../../api/paths.ts'
import { orderToResume } from './order-to-resume.ts'

const stored = (texts: Record<string, string>) => ({ getItem: (key: string) => texts[key] ?? null })

it('goes on with the order that waits in this browser', () => {
  expect(orderToResume(stored({ productType: 'mobiel', cart: '[{"id":1}]' }))).toBe(paths.gegevens('mobiel'))
})

it.each([
  {},
  { productType: 'mobiel' },
  { productType: 'mobiel', cart: '[]' },
  { productType: 'mobiel', cart: '[{"id"' },
  { productType: 'mobiel', cart: '{"length":1}' },
  { productType: 'fax', cart: '[{"id":1}]' },
  { cart: '[{"id":1}]' },
])('knows no order in %j', texts => {
  expect(orderToResume(stored(texts))).toBeNull()
})
