// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fibreLine } from '../testing-offerings.ts'
import { NewProducts } from './new-products.tsx'

afterEach(cleanup)

test.each([
  ['nobody confirmed it', {}, 'Telecom, 100% van de resterende maanden (niet bevestigd)'],
  ['it is confirmed', { exitPercentage: 50 }, 'Telecom, 50% van de resterende maanden'],
  [
    'it is cloud',
    { exitRule: 'cloud', exitPercentage: 0 },
    'Cloud (Dataverordening), 0% van de resterende maanden',
  ],
  ['there is no term', { contractDuration: 1, exitPercentage: 50 }, null],
] as const)('a new product says what leaving early costs where %s', (_, values, words) => {
  const { container } = render(<NewProducts begins={[{ offering: fibreLine(values), behind: null }]} />)
  const facts = [...container.querySelectorAll('dt')].filter(
    ({ textContent }) => textContent === 'Eerder stoppen',
  )
  expect(facts.map(fact => fact.nextElementSibling?.textContent)).toEqual(words === null ? [] : [words])
})
