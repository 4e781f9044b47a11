import { expect, it } from 'vitest'
import consents from '../../../../content/consents.json' with { type: 'json' }
import terms from '../../../../content/site/terms.json' with { type: 'json' }

it('what a customer agrees with is the version of the terms that stands on the site', () => {
  expect(consents.terms.version).toBe(terms.version)
})
