import { expect, test } from 'vitest'
import { bandwidthOf } from '../features/checkout/rules/internet/bandwidth.ts'
import { bandwidths } from './forms.ts'

test.each(bandwidths)('%s, which an enquiry can ask for, is understood', text =>
  expect(bandwidthOf(text)).not.toBeNull(),
)
