import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import terms from './site/terms.json' with { type: 'json' }

/** Every sentence or cell of a table that a visitor reads, with its file. */
const sentences = globSync('**/*.{mdx,json,ts}', { cwd: import.meta.dirname })
  .filter(file => !file.endsWith('.test.ts'))
  .flatMap(file =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .split(/(?<=[.?!"'])\s|[|\n]/)
      .map(words => ({ file, words: words.trim() })),
  )
const saying = (words: RegExp) => sentences.filter(sentence => words.test(sentence.words))

describe('the recovery time of fibre', () => {
  it('is said as a fact wherever it is said', () => {
    expect(saying(/\b6 uur\b/).length).toBeGreaterThan(5)
    expect(saying(/stre(?:ven|eft).*\buur\b/)).toEqual([])
  })

  it('is what the terms define', () => {
    const words = terms.sections.find(({ id }) => id === 'storingen')?.paragraphs.join(' ')
    expect(words).toContain('Bij glasvezel is de hersteltijd 6 uur')
    expect(words).toMatch(/De hersteltijd begint bij .+ en eindigt als/)
  })
})

describe('what nobody can keep is not promised', () => {
  it.each([
    ['a day on which the Cyberbeveiligingswet began to hold', /15 augustus/],
    ['that something can be sent along with a form that has no field for a file', /\bstuur\b.*\bmee\b/i],
    ['a change on a Friday afternoon, which we advise against', /\bop een vrijdagmiddag\b/],
  ])('%s', (_, words) => {
    expect(saying(words)).toEqual([])
  })
})

it('pages say a term as the order flow does, in years', () => {
  const onPages = saying(/\b(?:12|24|36) maanden\b/).filter(({ file }) => /^(?:pages|blog)\//.test(file))
  expect(onPages).toEqual([])
})
