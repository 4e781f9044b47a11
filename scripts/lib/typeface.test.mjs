import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { CHARACTERS, cutTypeface, TYPEFACE, unicodeRange } from './typeface.mjs'

/** Mails and documents have typefaces of their own. */
const isOfServer = file => /(?:^|\/)(?:server|platform|worker|programs|operations)\//.test(file)

const textsBelow = async folder =>
  (await readdir(inProject(folder), { recursive: true }))
    .filter(file => /(?<!\.test)\.(?:mdx|tsx?|json|css)$/.test(file) && !isOfServer(file))
    .map(file => path.join(folder, file))

test.each(['content', 'src'])('has every character in %s', async folder => {
  const missing = []
  for (const file of await textsBelow(folder)) {
    const text = await readFile(inProject(file), 'utf8')
    for (const character of new Set(text.normalize('NFC')))
      if (character !== '\n' && !CHARACTERS.includes(character)) missing.push(`${character} in ${file}`)
  }
  expect(missing).toEqual([])
})

test('has the characters of amounts, dates and quotes', () => {
  const amount = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(-1234.5)
  const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full' }).format(0)
  expect([...`${amount}${day}`].filter(character => !CHARACTERS.includes(character))).toEqual([])
})

test('is cut from the version that is installed', async () => {
  expect((await readFile(inProject(TYPEFACE))).equals(await cutTypeface())).toBe(true)
})

test('is asked for by the styles for these characters, and the whole one for others', async () => {
  const css = await readFile(inProject('src/ui/styles/fonts.css'), 'utf8')
  expect(css.replaceAll(/\s+/g, ' ')).toContain(`unicode-range: ${unicodeRange(CHARACTERS)};`)
})

test.each([
  ['abc', 'U+61-63'],
  ['ca\u00a0', 'U+61, U+63, U+A0'],
])('writes %o as the range %s', (characters, range) => {
  expect(unicodeRange(characters)).toBe(range)
})
