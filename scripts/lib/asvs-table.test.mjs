import { describe, expect, test } from 'vitest'
import { asvsNumbers } from './asvs-numbers.mjs'
import { asvsProblems } from './asvs-table.mjs'

const numbers = ['V1.1.1', 'V1.1.2', 'V2.1.1']
const project = {
  'server/form.ts': 'export const form = 1',
  'server/form.test.ts': "test('what is typed stays text', () => {})",
  'server/': '',
}
const contentOf = name => project[name] ?? null

const good = {
  counts: ['| V1 Encoding | 1 | 1 | 0 | 0 |', '| V2 Validation | 0 | 0 | 0 | 1 |', '| All | 1 | 1 | 0 | 1 |'],
  'V1.1.1': '| V1.1.1 | escaped last | met | `server/form.test.ts` "what is typed stays text"; `server/` |',
  'V1.1.2': '| V1.1.2 | decoded once | waived | The proxy does it. |',
  'V2.1.1': '| V2.1.1 | rules written down | open | They are not. |',
}

/** The problems of a good table with some of its lines replaced. */
const problemsWith = replaced =>
  asvsProblems(
    Object.values({ ...good, ...replaced })
      .flat()
      .join('\n'),
    numbers,
    contentOf,
  )

test('a table with a verdict on every requirement is right', () => {
  expect(problemsWith({})).toEqual([])
})

test('the standard has 253 requirements in levels 1 and 2, each once', () => {
  expect(new Set(asvsNumbers).size).toBe(253)
  expect(asvsNumbers).toHaveLength(253)
})

describe('a requirement', () => {
  test('that is missing is named', () => {
    expect(
      problemsWith({ 'V2.1.1': [], counts: ['| V1 | 1 | 1 | 0 | 0 |', '| All | 1 | 1 | 0 | 0 |'] }),
    ).toEqual(['V2.1.1 is missing.'])
  })

  test('that stands there twice is named', () => {
    expect(problemsWith({ 'V1.1.2': [good['V1.1.2'], good['V1.1.2']] })).toContain(
      'V1.1.2 stands there twice.',
    )
  })

  test('that the standard has not is named', () => {
    expect(problemsWith({ other: '| V9.9.9 | made up | open | Nothing. |' })).toContain(
      'V9.9.9 is no requirement of level 1 or 2.',
    )
  })

  test.each(['', 'perhaps', 'Met'])('with the verdict "%s" has none', verdict => {
    expect(
      problemsWith({ 'V2.1.1': `| V2.1.1 | rules written down | ${verdict} | \`server/\` |` }),
    ).toContain('V2.1.1 has no verdict: say met, waived, does not apply, open.')
  })

  test.each(['waived', 'does not apply', 'open', 'met'])(
    'that is %s without a word of why is named',
    verdict => {
      expect(problemsWith({ 'V2.1.1': `| V2.1.1 | rules written down | ${verdict} | |` })).toContain(
        'V2.1.1 says neither what shows it nor why not.',
      )
    },
  )

  test('is met by a file, not by a promise', () => {
    expect(problemsWith({ 'V1.1.1': '| V1.1.1 | escaped last | met | React does `that`. |' })).toEqual([
      'V1.1.1 is met and names no file.',
    ])
  })
})

describe('what shows it', () => {
  test.each(['server/gone.ts', 'gone/', 'GONE.md'])('is there: %s is not', file => {
    expect(problemsWith({ 'V2.1.1': `| V2.1.1 | rules written down | open | See \`${file}\`. |` })).toEqual([
      `V2.1.1 names ${file}, which is not there.`,
    ])
  })

  test('is a test that the file has', () => {
    const row = '| V1.1.1 | escaped last | met | `server/form.test.ts` "what is typed is bold" |'
    expect(problemsWith({ 'V1.1.1': row })).toEqual([
      'V1.1.1 names the test "what is typed is bold", which server/form.test.ts has not.',
    ])
  })
})

test.each([
  ['V1', '| V1 Encoding | 2 | 0 | 0 | 0 |', 'The counts of V1 are 1 | 1 | 0 | 0.'],
  ['All', '| All | 1 | 1 | 1 | 1 |', 'The counts of All are 1 | 1 | 0 | 1.'],
])('a wrong count of %s is named', (chapter, wrong, sentence) => {
  const counts = good.counts.map(line => (line.startsWith(`| ${chapter} `) ? wrong : line))
  expect(problemsWith({ counts })).toEqual([sentence])
})
