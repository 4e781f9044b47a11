import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createPageStyles } from './page-styles.ts'

const link = '<link rel="stylesheet" href="/assets/style-1.css"/>'

/** The page that is sent of one with this body and head, and this sheet. */
async function styled(body: string, css: string, head = link): Promise<string> {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'page-styles-'))
  await mkdir(path.join(clientDir, 'assets'))
  await writeFile(path.join(clientDir, 'assets/style-1.css'), css)
  const html = await createPageStyles(clientDir)(`<head>${head}</head>${body}`, 'n1')
  await rm(clientDir, { recursive: true })
  return html
}

const body = '<p class="lead _a_1"><b class="_b_1">x</b></p>'

it.each([
  ['a rule for an element', 'p{margin:0}', 'p{margin:0}'],
  ['a rule for a class that the page has', '._a_1{margin:0}', '._a_1{margin:0}'],
  ['of a rule the selectors for it', '._c_1,._a_1>._b_1,table{margin:0}', '._a_1>._b_1{margin:0}'],
  [
    'a rule for whatever is in the page',
    '*,:root,p>b::after,P:hover{margin:0}',
    '*,:root,p>b::after,P:hover{margin:0}',
  ],
  [
    'no rule for other elements',
    'table{margin:0}p td{margin:0}[data-td] p{margin:1px}',
    '[data-td] p{margin:1px}',
  ],
  [
    'what is for paper, asked for at once',
    '@media print{p{margin:0}td{margin:0}}',
    '@media print{p{margin:0}}',
  ],
  [
    'the animations that it runs',
    '@keyframes x{to{opacity:0}}@keyframes y{to{opacity:0}}._a_1{animation:x 1s,z}',
    '@keyframes x{to{opacity:0}}._a_1{animation:x 1s,z}',
  ],
  ['what must be absent', '._a_1:not(._c_1:is(._d_1)){margin:0}', '._a_1:not(._c_1:is(._d_1)){margin:0}'],
  [
    'groups, with what they have for the page',
    '@layer ui{._a_1{margin:0}._c_1{margin:1px}}@media print{@layer ui{._c_1{margin:0}}}',
    '@layer ui{._a_1{margin:0}}',
  ],
  [
    'statements and typefaces',
    '@layer reset,ui;@font-face{font-family:A;src:url(a.woff2)}\n',
    '@layer reset,ui;@font-face{font-family:A;src:url(a.woff2)}',
  ],
  ['no rule for other classes', '._c_1{margin:0}._a_1 ._c_1{margin:0}', ''],
  [
    'nested rules as they stand',
    '._a_1{margin:0;&._c_1{margin:1px}}._c_1{& p{margin:0}}',
    '._a_1{margin:0;&._c_1{margin:1px}}',
  ],
])('a page gets %s', async (_, css, expected) => {
  expect(await styled(body, css)).toBe(
    `<head><style nonce="n1">${expected}</style><noscript data-later-styles="">${link}</noscript></head>${body}`,
  )
})

it('a page that React takes over holds its sheet back where React expects it', async () => {
  const linkWithNonce = '<link nonce="n1" rel="stylesheet" href="/assets/style-1.css"/>'
  const head = `<link rel="modulepreload" href="/a.js"/>${linkWithNonce}`
  expect(await styled(body, 'p{margin:0}', head)).toBe(
    '<head><link rel="modulepreload" href="/a.js"/><style nonce="n1">p{margin:0}</style>' +
      '<template data-later=""><link rel="stylesheet" href="/assets/style-1.css" media="not all" data-later-styles=""/></template>' +
      `<noscript>${linkWithNonce}</noscript></head>${body}`,
  )
})

it('a page without a sheet stays as it is', async () => {
  expect(await styled(body, '', '')).toBe(`<head></head>${body}`)
})
