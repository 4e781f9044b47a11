import { expect, test } from 'vitest'
import type { Reach } from '../../carts/internet.ts'
import { answerInWords } from './internet.ts'

const reach = (availability: Reach['availability'], fastestMbs: number): Reach => ({
  availability,
  fastestMbs,
  fromInCents: 4650,
})
const answer = (fibre: Reach | null, dsl: Reach | null) =>
  answerInWords(fibre, dsl)?.replaceAll('\u00a0', ' ')

test('fibre that lies in the building is the answer, whatever copper can do', () => {
  const words = 'Glasvezel tot 4000 Mbit/s ligt er al, vanaf € 46,50 per maand.'
  expect(answer(reach('on-net', 4000), reach('on-net', 200))).toBe(words)
  expect(answer(reach('on-net', 4000), null)).toBe(words)
})

test('copper is the answer where fibre is not there yet, and fibre follows', () => {
  const copper = 'DSL tot 200 Mbit/s ligt er al, vanaf € 46,50 per maand.'
  const dsl = reach('on-net', 200)
  expect(answer(null, dsl)).toBe(copper)
  expect(answer(reach('near-net', 1000), dsl)).toBe(`${copper} Glasvezel tot 1000 Mbit/s ligt in de buurt.`)
  expect(answer(reach('other', 1000), dsl)).toBe(`${copper} Glasvezel tot 1000 Mbit/s kan op aanvraag.`)
})

test('fibre that has to be asked for says from what price, and nothing is no answer', () => {
  expect(answer(reach('near-net', 1000), null)).toBe(
    'Glasvezel tot 1000 Mbit/s ligt in de buurt, vanaf € 46,50 per maand.',
  )
  expect(answer(reach('other', 500), null)).toBe(
    'Glasvezel tot 500 Mbit/s kan op aanvraag, vanaf € 46,50 per maand.',
  )
  expect(answerInWords(null, null)).toBeNull()
})
