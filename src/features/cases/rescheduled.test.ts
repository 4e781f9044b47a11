import { expect, test } from 'vitest'
import { rescheduledFrom } from './rescheduled.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const plan = (hour: number, when: string) => ({ at: at(hour), when })
const isSame = (one: string, other: string) => one === other

test.each([
  ['planned for the first time', [plan(1, 'A')], [], null],
  ['planned and told for the first time', [plan(1, 'A')], [1], null],
  ['moved', [plan(1, 'A'), plan(2, 'B')], [], 'A'],
  ['moved after it was told', [plan(1, 'A'), plan(2, 'B')], [1], 'A'],
  ['moved, and told of again', [plan(1, 'A'), plan(2, 'B')], [1, 2, 3], 'A'],
  ['moved twice, told of the first alone', [plan(1, 'A'), plan(2, 'B'), plan(3, 'C')], [1], 'A'],
  ['moved twice, told of both', [plan(1, 'A'), plan(2, 'B'), plan(3, 'C')], [1, 2], 'B'],
  ['moved to and fro without a word', [plan(1, 'A'), plan(2, 'B'), plan(3, 'A')], [1], null],
  ['moved to and fro', [plan(1, 'A'), plan(2, 'B'), plan(3, 'A')], [1, 2], 'B'],
  ['moved, and planned the same once more', [plan(1, 'A'), plan(2, 'B'), plan(3, 'B')], [1, 2], 'A'],
  ['not planned', [], [1], null],
] as const)('what is %s', (_, plans, told, from) => {
  expect(rescheduledFrom<string>(plans, told.map(at), isSame)).toBe(from)
})
