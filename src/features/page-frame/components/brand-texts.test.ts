import { expect, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { withBrand } from './brand-texts.ts'

test.each([
  ['Wij zijn {legalName}.', 'Wij zijn Telecom Delft B.V.'],
  ['{legalName} levert. Bel {phone}.', `Telecom Delft B.V. levert. Bel ${brand.phone.display}.`],
  ['{brand}, {email}', `Lijn B.V., ${brand.email}`],
])('%j reads %j', (text, written) =>
  expect(
    withBrand(text, { ...brand, name: 'Lijn B.V.', legalName: 'Telecom Delft B.V.', panelUrl: null }),
  ).toBe(written),
)
