import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from './new-id.ts'

test('each is another UUID of version 4', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.every(id => z.uuidv4().safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
