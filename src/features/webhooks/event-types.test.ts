import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testType, webhookTypes } from './event-types.ts'

test.each([...webhookTypes, testType])('receivers are told in the documentation of %s', type => {
  const file = path.join(import.meta.dirname, '../../../docs/integration/webhooks.md')
  expect(readFileSync(file, 'utf8')).toContain(`\`${type}\``)
})
