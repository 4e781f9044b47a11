import { expect, test } from 'vitest'
import { bandwidthOf } from '../carts/internet/bandwidth.ts'
import { bandwidths } from './contract.ts'

test.each(bandwidths)('%s, which an enquiry can ask for, is understood', text =>
  expect(bandwidthOf(text)).not.toBeNull(),
)
