import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transitionError } from '../../common/state-table.ts'
import { addDays, isWorkingDay, workingDaysAfter } from '../../common/working-days.ts'
import { portInRefusalNames, portInRefusals, portInStates, portInTable } from '../cases/port-in-states.ts'
import { answeredBy } from '../cases/provider-answer.ts'
import { openSteps, plannedDateError, portedError, stateAfter, wishDateError } from './port-in.ts'

const isChristmas = (day: string) => ['2026-12-25', '2026-12-26'].includes(day)
const never = () => false
const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

describe('the other provider', () => {
  test.each([
    ['Monday', '2026-11-23', '2026-11-26'],
    ['Thursday', '2026-11-26', '2026-12-01'],
    ['Saturday', '2026-11-28', '2026-12-02'],
    ['two days before Christmas', '2026-12-23', '2026-12-29'],
  ])('that is asked on a %s answers within three working days', (_, asked, by) =>
    expect(answeredBy(asked, isChristmas)).toBe(by),
  )

  test('has three working days, whichever day it is asked', () => {
    fc.assert(
      fc.property(days, asked => {
        const by = answeredBy(asked, isChristmas)
        const between = Array.from({ length: 40 }, (_, ahead) => addDays(asked, ahead + 1)).filter(
          day => day <= by && isWorkingDay(day, isChristmas),
        )
        expect(between).toHaveLength(3)
        expect(between.at(-1)).toBe(by)
      }),
    )
  })
})

describe('a number', () => {
  test.each([
    ['2026-11-25', 'De andere aanbieder heeft 3 werkdagen om te antwoorden: kies een latere dag.'],
    ['2026-11-26', null],
    ['2026-11-28', 'Nummers gaan alleen op een werkdag over: kies een werkdag.'],
    ['2028-01-03', 'Kies een dag binnen een jaar.'],
  ])('asked for on Monday 23 November can be wished over on %s: %j', (wish, refusal) =>
    expect(wishDateError(wish, '2026-11-23', never)).toBe(refusal),
  )

  test.each([
    ['2026-11-22', 'Deze dag is al voorbij.'],
    ['2026-11-23', null],
    ['2026-11-29', 'Nummers gaan alleen op een werkdag over: kies een werkdag.'],
  ])('may be agreed for %s on Monday 23 November: %j', (planned, refusal) =>
    expect(plannedDateError(planned, '2026-11-23', never)).toBe(refusal),
  )

  test('has moved on its day and not before', () => {
    expect(portedError('2026-11-24', '2026-11-23')).toBe('De afgesproken dag is nog niet gekomen.')
    expect(portedError('2026-11-23', '2026-11-23')).toBeNull()
    expect(portedError(null, '2026-11-23')).toBeNull()
  })

  test('is open to no step that its states forbid, but to be asked for once more', () => {
    for (const state of portInStates)
      for (const isAsked of [true, false])
        for (const step of openSteps(state, isAsked).filter(each => each !== 'restore')) {
          const isAgain = stateAfter[step] === state
          expect([
            state,
            step,
            isAgain ? step : transitionError(portInTable, state, stateAfter[step]),
          ]).toEqual([state, step, isAgain ? 'ask' : null])
        }
  })

  test('that nobody asked for yet is neither agreed nor refused', () => {
    expect(openSteps('requested', false)).toEqual(['ask', 'cancel'])
    expect(openSteps('requested', true)).toContain('plan')
  })

  test('that has moved takes no step, and one that was dropped can come along after all', () => {
    expect(openSteps('completed', true)).toEqual([])
    expect(openSteps('cancelled', true)).toEqual(['restore'])
  })
})

test('each reason to refuse a number has its words', () =>
  expect(portInRefusalNames.toSorted()).toEqual(Object.keys(portInRefusals).toSorted()))

test('working days later is a working day, further with each one', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 20 }), (day, count) => {
      const reached = workingDaysAfter(day, count, isChristmas)
      expect(isWorkingDay(reached, isChristmas)).toBe(true)
      expect(workingDaysAfter(day, count + 1, isChristmas) > reached).toBe(true)
    }),
  )
})
