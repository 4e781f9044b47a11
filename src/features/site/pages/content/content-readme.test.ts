import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteForms } from '../../../../../content/site-forms.ts'
import { soldFactNames } from '../../../carts/sold-facts.ts'
import { siteFieldKinds } from '../../../forms/contract.ts'
import { screenPictureNames } from '../../../page-frame/picture-names.ts'
import { textComponents } from './text-components.tsx'

/* The lists in content/README.md match the code. */

const readme = readFileSync(new URL('../../../../../content/README.md', import.meta.url), 'utf8')

/** Text between backquotes in the sentence or row with this beginning. */
const listedAfter = (beginning: string): string[] => {
  const [, sentence = ''] = readme.replaceAll('\n', ' ').split(beginning)
  return [...(/^[^.|;]*/.exec(sentence)?.[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

test('every form is listed, and no other', () =>
  expect(listedAfter('There are ').sort()).toEqual(Object.keys(siteForms).sort()))

test('every kind of field is listed, and no other', () =>
  expect(listedAfter('| `kind`* |')).toEqual(siteFieldKinds))

test('every scene of a screen is listed, and no other', () =>
  expect(listedAfter('The scenes of other screens are ').sort()).toEqual([...screenPictureNames].sort()))

/** Filled in by `{brand}`, facts and their neighbours, or what Markdown's own links, headings and tables become. */
const unnamed = /^(?:Brand|SoldFact$|IfSold$|a$|section$|table$)/

test('every fact of what is sold is listed, and no other', () => {
  const rows = readme.split('## Facts of what is sold')[1]?.split('\n## ')[0] ?? ''
  const listed = [...rows.matchAll(/^\|.*?\|/gm)].flatMap(([row]) =>
    [...row.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name),
  )
  expect(listed.sort()).toEqual([...soldFactNames].sort())
})

test('every component is shown, and no other', () => {
  const shown = [...readme.matchAll(/^<([A-Z]\w+)|^ {2}<([A-Z]\w+)|<(Term|Fixed) /gm)].map(
    ([, outer, inner, word]) => outer ?? inner ?? word,
  )
  const components = Object.keys(textComponents).filter(name => !unnamed.test(name))
  expect([...new Set(shown)].sort()).toEqual(components.sort())
})
