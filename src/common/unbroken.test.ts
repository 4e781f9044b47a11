import { expect, it } from 'vitest'
import { unbrokenFigures } from './unbroken.ts'

it.each([
  ['een lijn van 500 Mbit/s voor 20 mensen', 'een lijn van 500~Mbit/s voor 20~mensen'],
  ['in 1 tot 3 weken', 'in 1~tot 3~weken'],
  ['voor € 12,50 per maand', 'voor €~12,50~per maand'],
  ['Basis of Plus?', 'Basis of Plus?'],
  ['van 2 4 of 8', 'van 2 4~of 8'],
])('%s', (text, unbroken) => {
  expect(unbrokenFigures(text)).toBe(unbroken.replaceAll('~', '\u00a0'))
})
