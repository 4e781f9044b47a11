import { expect, test } from 'vitest'
import { codeLimits, mostLines } from './code-limits.mjs'

const read = code => codeLimits('file.tsx', code)

const body = lines => `{\n${'  work()\n'.repeat(lines - 2)}}`

test('names each function that is too long, by itself or by what it is given to', () => {
  const { longFunctions } = read(
    [
      `function short() ${body(mostLines)}`,
      `function long() ${body(mostLines + 1)}`,
      `const arrow = () => ${body(mostLines + 2)}`,
    ].join('\n'),
  )
  expect(longFunctions).toEqual([
    { line: 81, name: 'long', lines: 81 },
    { line: 162, name: 'arrow', lines: 82 },
  ])
})

test('counts casts that say nothing of the type, and no others', () => {
  const { blindCasts } = read(
    ['a as never', 'b as unknown as Text', 'c as any', 'd as Text', 'e as const', 'f satisfies never'].join(
      '\n',
    ),
  )
  expect(blindCasts.map(({ line }) => line)).toEqual([1, 2, 3])
})
