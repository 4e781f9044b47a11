import { expect, it } from 'vitest'
import { orderedType } from './order-action.ts'

const hero = (to?: string) => ({
  intro: '',
  picture: 'voip' as const,
  ...(to && { action: { label: 'Verder', to } }),
})

it.each([
  ['of the page where it has no other action', { productType: 'cloud', hero: hero() }, 'cloud'],
  ['that its action leads to', { hero: hero('/bestellen/telefonie/samenstellen') }, 'telefonie'],
  [
    'no type where its action leads elsewhere',
    { productType: 'internet', hero: hero('/cyberveilig-check') },
    null,
  ],
  ['no type without either', { hero: hero() }, null],
] as const)('the first screen orders %s', (_, page, type) => {
  expect(orderedType(page)).toBe(type)
})
