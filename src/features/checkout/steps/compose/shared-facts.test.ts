import { expect, test } from 'vitest'
import { sharedFacts } from './shared-facts.ts'

test('what is said of every product is shared, of one alone nothing', () => {
  const basic = ['50 GB', 'Zonder apps', 'Looptijd 1 jaar']
  const more = ['Looptijd 1 jaar', '1 TB', '50 GB']
  expect(sharedFacts([basic, more])).toEqual(['50 GB', 'Looptijd 1 jaar'])
  expect(sharedFacts([basic, more, ['1 TB']])).toEqual([])
  expect(sharedFacts([basic])).toEqual([])
  expect(sharedFacts([])).toEqual([])
})
