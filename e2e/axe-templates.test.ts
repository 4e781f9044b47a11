import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newAxeProblems } from './support/accessibility.ts'
import { phone, sharedShop } from './support/visits.ts'

declare global {
  interface Window {
    /** The rules of each look that was not one by all of them, and the elements that it left out or whose colours it looked at. */
    readonly looks: readonly string[][]
  }
}

const { visit } = sharedShop()

const row = (name: string) =>
  `<li><a class="named" href="/zaken/${name}">${name}</a> <button aria-label="Verwijder ${name}"></button></li>`

/** More elements than are looked at together with what is new. */
const table = (cells: string) =>
  `<table><tbody><tr><th scope="row">Prijs</th>${cells}</tr><tr><th scope="row">Aantal</th>${cells}</tr></tbody></table>`

const screen = (names: readonly string[], more = '') =>
  `<!doctype html><html lang="nl"><head><title>Zaken</title><meta name="viewport" content="width=device-width">
   <style>.pale { color: #eee } button { width: 30px; height: 30px } .menu { display: none }</style></head>
   <body><main><h1 id="heading">Zaken van ${names[0]}</h1><img src="data:," alt="${names[0]}" />
   <label for="field">Zoek</label><input id="field" value="${names[0]}" />
   <ul aria-labelledby="heading">${names.map(row).join('')}</ul>
   <div class="menu">${table('<td>1</td><td class="pale">2</td><td><button></button></td>')}</div>
   ${table('<td>1</td><td>2</td><td>3</td>')}${more}</main></body></html>`

const passed = screen(['Nijland', 'Post'])
/** A screen of a template of its own, with a style that a narrow window adds: styles are no part of a template. */
const onPhone = (name: string, style: string) =>
  passed
    .replace('<main>', `<main class="${name}">`)
    .replace('</style>', `@media (max-width: 600px) { ${style} }</style>`)

async function pageThatPassed(): Promise<Page> {
  const page = await visit()
  await page.setContent(passed)
  expect(await newAxeProblems(page)).toEqual([])
  return page
}

/** Puts a look in the place of axe's that tells which elements were left out. */
const watchLooks = (page: Page) =>
  page.evaluate(() => {
    const looks: string[][] = []
    const run = async (
      { exclude }: { exclude: readonly Element[] },
      { runOnly, rules }: { runOnly: { type: string; values: readonly string[] }; rules: object },
    ) => {
      looks.push([
        ...(runOnly.type === 'rule' ? runOnly.values : []),
        ...Object.keys(rules).map(rule => `no ${rule}`),
        ...exclude.map(({ localName }) => localName),
        ...[...document.querySelectorAll('[data-new-word]')].map(
          ({ localName }) => `colours of ${localName}`,
        ),
      ])
      return { violations: [], passes: [{}], inapplicable: [] }
    }
    Object.assign(window, { axe: { run, configure: () => undefined }, looks })
  })
const looksOf = (page: Page) => page.evaluate(() => window.looks)

test('a screen of a template that passed is not looked at again', async () => {
  const page = await pageThatPassed()
  await page.setContent(screen(['Boon', 'Molen', 'Van den Heuvel']))
  await watchLooks(page)
  expect(await newAxeProblems(page)).toEqual([])
  expect(await looksOf(page)).toEqual([])
})

test('of another screen the large parts that passed are left out', async () => {
  const page = await pageThatPassed()
  await page.setContent(screen(['Boon'], '<p>Nieuw</p>'))
  await watchLooks(page)
  expect(await newAxeProblems(page)).toEqual([])
  // One is not shown, but has the same faults as when the screen passed.
  expect(await looksOf(page)).toEqual([['div', 'table', 'colours of p']])
})

test('colours are not looked at again where every word stands in what passed', async () => {
  const page = await pageThatPassed()
  await page.setContent(screen(['Boon'], '<img src="data:," alt="Een molen" />'))
  await watchLooks(page)
  expect(await newAxeProblems(page)).toEqual([])
  expect(await looksOf(page)).toEqual([['no color-contrast', 'div', 'table']])
})

const cards = (style: string, name: string) =>
  `<!doctype html><html lang="nl"><head><title>Kaarten</title><style>${style}</style></head><body><main class="${name}">
   <h1>Kaarten</h1><label><input type="checkbox" /> Internet</label> <label tabindex="0">Mobiel</label></main></body></html>`

test.each([
  ['is chosen', 'chosen', 'label:has(:checked)', (page: Page) => page.getByLabel('Internet').check()],
  ['has the focus', 'focused', 'label:focus', (page: Page) => page.getByText('Mobiel').focus()],
  ['is under the pointer', 'under', 'label:hover', (page: Page) => page.getByText('Mobiel').hover()],
])('after it passed, axe finds that a text is pale that %s', async (_, name, selector, change) => {
  const page = await visit()
  await page.setContent(cards(`${selector} { color: #eee }`, name))
  expect(await newAxeProblems(page)).toEqual([])
  await change(page)
  // Another template, as most states are.
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('hr')))
  expect(await newAxeProblems(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
})

test.each([
  ['a button loses its name', 'aria-label="Verwijder Post"', 'aria-label=""'],
  ['a picture loses its text', ' alt="Nijland"', ''],
  ['a field loses its label', 'for="field"', 'for="other"'],
  ['a label is that of another element', 'for="field"', 'for="heading"'],
  ['a text becomes pale', 'class="named"', 'class="pale"'],
  ['a link loses its text', '>Post</a>', '></a>'],
  ['a role is none that exists', '<li>', '<li role="row">'],
  ['a heading is skipped', '</ul>', '</ul><h3>Meer</h3>'],
  ['a new part has a fault', '</main>', '<button></button></main>'],
  ['what was not shown when it passed has faults', '.menu { display: none }', ''],
  ['a part that passed stands where its text is pale', '<main>', '<main class="pale">'],
  ['two landmarks have one name', '</main>', '<nav aria-label="A"></nav><nav aria-label="A"></nav></main>'],
  ['the document has no title', '<title>Zaken</title>', '<title></title>'],
  ['nobody can enlarge the page', 'width=device-width', 'width=device-width, user-scalable=no'],
])('after it passed, axe finds that %s', async (_, good, planted) => {
  const page = await pageThatPassed()
  await page.setContent(passed.replace(good, planted))
  expect(await newAxeProblems(page)).not.toEqual([])
})

test('in a window of another size a screen that passed is judged by the rules of size alone', async () => {
  const page = await pageThatPassed()
  await page.setViewportSize({ width: phone, height: 900 })
  await watchLooks(page)
  expect(await newAxeProblems(page, 'html', false)).toEqual([])
  expect(await looksOf(page)).toEqual([
    [
      'css-orientation-lock',
      'link-in-text-block',
      'scrollable-region-focusable',
      'target-size',
      'no color-contrast',
    ],
  ])
  expect(await newAxeProblems(page, 'html', false)).toEqual([])
  expect(await looksOf(page)).toHaveLength(1)
})

test.each([
  [
    'has targets that are too small',
    'targets',
    'li * { display: inline-block; width: 9px; height: 9px; padding: 0 }',
  ],
  ['has an area that only a pointer scrolls', 'area', 'h1 { height: 5px; overflow: auto }'],
  ['shows what was not shown when it passed', 'shown', '.menu { display: block }'],
])('after it passed, axe finds that a screen %s in a window of another size', async (_, name, style) => {
  const page = await visit()
  await page.setContent(onPhone(name, style))
  expect(await newAxeProblems(page, 'html', false)).toEqual([])
  await page.setViewportSize({ width: phone, height: 900 })
  expect(await newAxeProblems(page, 'html', false)).not.toEqual([])
})

test('text that is pale in a window of another size is found where colours are looked at', async () => {
  const page = await visit()
  await page.setContent(onPhone('pale-there', '.named { color: #eee }'))
  expect(await newAxeProblems(page)).toEqual([])
  await page.setViewportSize({ width: phone, height: 900 })
  expect(await newAxeProblems(page)).not.toEqual([])
})
