import { expect, test } from 'vitest'
import { newAxeProblems } from './support/accessibility.ts'
import { sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const row = (name: string) =>
  `<li><a class="named" href="/zaken/${name}">${name}</a> <button aria-label="Verwijder ${name}"></button></li>`

const screen = (names: readonly string[], title = 'Zaken') =>
  `<!doctype html><html lang="nl"><head><title>${title}</title>
   <style>.pale { color: #eee } button { width: 30px; height: 30px }</style></head>
   <body><main><h1 id="heading">Zaken van ${names[0]}</h1><img src="data:," alt="${names[0]}" />
   <label for="field">Zoek</label><input id="field" value="${names[0]}" />
   <ul aria-labelledby="heading">${names.map(row).join('')}</ul></main></body></html>`

const passed = screen(['Nijland', 'Post'])

test('a screen of a template that passed is not looked at again', async () => {
  const page = await visit()
  await page.setContent(passed)
  expect(await newAxeProblems(page)).toEqual([])
  await page.setContent(screen(['Boon', 'Molen', 'Van den Heuvel']))
  await page.evaluate(() => {
    const run = () => {
      throw new Error('Looked at again')
    }
    Object.assign(window, { axe: { run } })
  })
  expect(await newAxeProblems(page)).toEqual([])
})

test.each([
  ['a button loses its name', 'aria-label="Verwijder Post"', 'aria-label=""'],
  ['a picture loses its text', ' alt="Nijland"', ''],
  ['a field loses its label', 'for="field"', 'for="other"'],
  ['a label is that of another element', 'for="field"', 'for="heading"'],
  ['a text becomes pale', 'class="named"', 'class="pale"'],
  ['a link loses its text', '>Post</a>', '></a>'],
  ['a role is none that exists', '<li>', '<li role="row">'],
  ['a heading is skipped', '<h1 id="heading">', '<h1 id="heading">Zaken</h1><h3>'],
  ['the document has no title', '<title>Zaken</title>', '<title></title>'],
])('after it passed, axe finds that %s', async (_, good, planted) => {
  const page = await visit()
  await page.setContent(passed)
  expect(await newAxeProblems(page)).toEqual([])
  await page.setContent(passed.replace(good, planted))
  expect(await newAxeProblems(page)).not.toEqual([])
})
