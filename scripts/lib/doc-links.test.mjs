import { describe, expect, test } from 'vitest'
import { brokenDocLinks, unknownCommands } from './doc-links.mjs'

const page = [
  '# Desk',
  '## One rule, twice',
  '```',
  '## No heading',
  '```',
  '## `now()` and [later](x.md)',
  '## Desk',
].join('\n')
const project = {
  'docs/desk.md': page,
  'docs/': '',
  'src/app/server/app.ts': 'export {}',
  'README.md': '# Shop',
}
const broken = (file, text) => brokenDocLinks(file, text, name => project[name] ?? null, new Set(['app.ts']))

describe('a document', () => {
  test.each([
    ['docs/a.md', '[page](desk.md)'],
    ['docs/a.md', '[heading](desk.md#one-rule-twice)'],
    ['docs/a.md', '[code and link](desk.md#now-and-later)'],
    ['docs/a.md', '[second of its name](desk.md#desk-1)'],
    ['docs/desk.md', '[itself](#one-rule-twice)'],
    ['docs/decisions/a.md', '[up](../desk.md#desk) and [root](../../README.md)'],
    ['README.md', '[file](src/app/server/app.ts), `src/app/server/app.ts`, `app.ts`, `docs/desk.md#desk`'],
    [
      'README.md',
      '[elsewhere](https://example.nl/docs/a.md#b), [on the site](/internet), `[shown](a.md)`, `src/<name>/x.ts`',
    ],
  ])('%s may say %s', (file, text) => {
    expect(broken(file, text)).toEqual([])
  })

  test.each([
    ['[page](gone.md)', 'docs/a.md names docs/gone.md, which does not exist.'],
    ['[page](../src/gone.ts)', 'docs/a.md names src/gone.ts, which does not exist.'],
    ['`src/gone.ts`', 'docs/a.md names src/gone.ts, which does not exist.'],
    ['`gone.tsx`', 'docs/a.md names gone.tsx, which does not exist.'],
    [
      '[rule](desk.md#one-rule)',
      'docs/a.md names docs/desk.md#one-rule, but docs/desk.md has no such heading.',
    ],
    [
      '[block](desk.md#no-heading)',
      'docs/a.md names docs/desk.md#no-heading, but docs/desk.md has no such heading.',
    ],
    ['`docs/desk.md#rule`', 'docs/a.md names docs/desk.md#rule, but docs/desk.md has no such heading.'],
  ])('that says %s is refused', (text, sentence) => {
    expect(broken('docs/a.md', text)).toEqual([sentence])
  })
})

describe('a comment', () => {
  const folder = 'docs/'

  test('names a document and a heading that exist', () => {
    expect(
      broken('src/app/server/app.ts', `/* (${folder}desk.md#one-rule-twice), ${folder}desk.md. */`),
    ).toEqual([])
  })

  test.each([
    ['gone.md', 'src/app/server/app.ts names docs/gone.md, which does not exist.'],
    ['desk.md#gone', 'src/app/server/app.ts names docs/desk.md#gone, but docs/desk.md has no such heading.'],
  ])('that names %s is refused', (name, sentence) => {
    expect(broken('src/app/server/app.ts', `// Why: ${folder}${name}.`)).toEqual([sentence])
  })
})

test('a command that package.json does not have is told', () => {
  const scripts = { mail: '', 'bench:start': '', 'check:alerts': '' }
  const unknown = text => unknownCommands('docs/a.md', text, scripts)
  expect(
    unknown('`npm run mail -- dead`, `npm run --silent mail`, `bench:start`, npm run check:alerts: it'),
  ).toEqual([])
  expect(unknown('`npm run post`, `bench:gone` and `npm run check:gone`')).toEqual(
    ['post', 'bench:gone', 'check:gone'].map(
      name => `docs/a.md names npm run ${name}, which does not exist.`,
    ),
  )
})
