import { expect, it } from 'vitest'
import { hyphenatedName, unbrokenFigures } from './unbroken.ts'

it.each([
  ['een lijn van 500 Mbit/s voor 20 mensen', 'een lijn van 500~Mbit/s voor 20~mensen'],
  ['in 1 tot 3 weken', 'in 1~tot 3~weken'],
  ['voor € 12,50 per maand', 'voor €~12,50~per maand'],
  ['Basis of Plus?', 'Basis of Plus?'],
  ['van 2 4 of 8', 'van 2 4~of 8'],
])('%s', (text, unbroken) => {
  expect(unbrokenFigures(text)).toBe(unbroken.replaceAll('~', '\u00a0'))
})

it.each([
  ['Lees over de TK01-GPEN21.', ['Lees over de ', 'TK01-GPEN21', '.']],
  ['OCG-GN-P2110-2', ['', 'OCG-GN-P2110-2', '']],
  [
    'IP-VPN en een IP-adres, een SIP-trunk of e-mail',
    ['', 'IP-VPN', ' en een IP-adres, een SIP-trunk of e-mail'],
  ],
])('the names with hyphens of %s', (text, parts) => {
  expect(text.split(hyphenatedName)).toEqual(parts)
})
