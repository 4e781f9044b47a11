import { expect, test } from 'vitest'
import { find, findAll, parseAriaSnapshot, textOf } from './aria-tree.ts'

const snapshot = `- main:
  - heading "Bellen" [level=2]
  - 'button "Eén minder: Bellen \\"Plus\\"" [disabled]'
  - 'spinbutton "Aantal: Bellen Plus"': "0"
  - listitem:
    - strong: Levertijd
    - text: "tot: 3 weken"
  - link "Terug":
    - /url: /bestellen/cloud/samenstellen
  - textbox "Postcode":
    - /placeholder: 1234 AB
    - text: 1017 XN
  - checkbox "Gelijk" [checked]`

test('reads roles, names, states, values and links', () => {
  const tree = parseAriaSnapshot(snapshot)
  expect(find(tree, 'button')).toMatchObject({ name: 'Eén minder: Bellen "Plus"' })
  expect(find(tree, 'button')?.states.has('disabled')).toBe(true)
  expect(find(tree, 'spinbutton', 'Aantal: Bellen Plus')?.value).toBe('0')
  expect(find(tree, 'textbox')?.value).toBe('1017 XN')
  expect(find(tree, 'link')?.url).toBe('/bestellen/cloud/samenstellen')
  expect(findAll(tree, 'checkbox', /^Gel/)[0]?.states.has('checked')).toBe(true)
  expect(findAll(tree, 'listitem').map(textOf)).toEqual(['Levertijd tot: 3 weken'])
})

test('says which line it cannot read', () => {
  expect(() => parseAriaSnapshot('- button "open')).toThrow('button "open')
})
