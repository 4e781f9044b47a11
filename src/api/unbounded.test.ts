import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ApiCall } from '../common/contract/call.ts'
import { apiCalls } from './calls.ts'
import { unboundedIn } from './testing-unbounded.ts'

test('texts, lists, names and what may be anything are unbounded without a maximum', () => {
  const schema = z.object({
    text: z.string(),
    short: z.string().check(z.maxLength(3)),
    exact: z.string().check(z.length(3)),
    day: z.iso.date(),
    digits: z.string().check(z.regex(/^\d{9}$/)),
    word: z.string().check(z.regex(/^\d+$/)),
    start: z.string().check(z.regex(/^\d{9}/)),
    either: z.string().check(z.regex(/^a$|b/)),
    lines: z.string().check(z.regex(/^\d{9}$/m)),
    list: z.array(z.enum(['a'])),
    few: z.array(z.object({ name: z.string() })).check(z.maxLength(3)),
    choice: z.nullable(z.union([z.literal('a'), z.string()])),
    anything: z.optional(z.unknown()),
    byName: z.record(z.string(), z.int()),
  })
  expect(unboundedIn(schema)).toEqual([
    'text',
    'word',
    'start',
    'either',
    'lines',
    'list',
    'few[].name',
    'choice',
    'anything',
    'byName',
  ])
})

test('a pipe is bounded where one of its ends is', () => {
  const trimmed = z.transform((typed: string) => typed.trim())
  const short = z.string().check(z.maxLength(3))
  expect(unboundedIn(z.pipe(z.string(), trimmed))).toEqual([''])
  expect(unboundedIn(z.pipe(short, trimmed))).toEqual([])
  expect(unboundedIn(z.pipe(z.pipe(z.string(), trimmed), short))).toEqual([])
  expect(unboundedIn(z.pipe(z.looseObject({}), z.object({ name: z.string(), note: short })))).toEqual([])
  expect(
    unboundedIn(z.pipe(z.looseObject({ name: z.unknown() }), z.object({ name: z.string(), note: short }))),
  ).toEqual(['name'])
  expect(unboundedIn(z.pipe(z.unknown(), z.object({ name: z.string() })))).toEqual(['name'])
})

/** The schemas of a call, by where each stands. */
function schemasOf({ params, query, headers = {}, body, anonymous }: ApiCall) {
  const inside = (part: string, schemas: Readonly<Record<string, z.core.$ZodType>> = {}) =>
    Object.entries(schemas).map(([name, schema]) => [`${part} ${name}`, schema] as const)
  const ofHeaders = Object.entries(headers).map(([name, { schema }]) => [name, schema] as const)
  return [
    ...inside('path', params),
    ...inside('query', query),
    ...inside('header', Object.fromEntries(ofHeaders)),
    ...(body ? [['body', body.schema] as const] : []),
    ...(body?.oneOf ?? []).map((schema, index) => [`body ${index}`, schema] as const),
    ...(anonymous ? [['anonymous', anonymous.schema] as const] : []),
  ]
}

/** Bounded by the size of a body alone (src/platform/http/forms.ts). */
const allowed: readonly string[] = [
  // Each field that a form of the website has is judged by its rule, and nothing looks at others.
  'POST /universal-form body *',
  'POST /request-nis2-ebook body *',
  'POST /cyberveilig-check body *',
  // It only tells whether a guest's details came at all.
  'POST /api/order anonymous userWithoutAccountInformation',
  'POST /api/order anonymous userWithoutAccountInformation[]',
  'POST /api/order anonymous *',
]

test('every text and every list that a call takes has a maximum', () => {
  const found = apiCalls.flatMap(call =>
    schemasOf(call).flatMap(([part, schema]) =>
      unboundedIn(schema).map(place => `${call.method} ${call.path} ${part} ${place}`.trim()),
    ),
  )
  expect(found.toSorted()).toEqual(allowed.toSorted())
})
