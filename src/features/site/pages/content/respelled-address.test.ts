import { expect, it } from 'vitest'
import { respelledAddress } from './respelled-address.ts'

const known = new Set(['/', '/zakelijk-internet/dsl', '/contact'])
const respelled = (pathname: string) => respelledAddress(pathname, address => known.has(address))

it.each([
  ['/Contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact//', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact/index.php', '/contact'],
  ['/Zakelijk_Internet/DSL', '/zakelijk-internet/dsl'],
  ['/zakelijk%20internet/dsl', '/zakelijk-internet/dsl'],
  ['/index.html', '/'],
])('%s means %s', (typed, meant) => {
  expect(respelled(typed)).toBe(meant)
})

it('what is spelled well, unknown or no address at all is left alone', () => {
  for (const typed of ['/contact', '/weg.html', '/%E0%A4%A', '//elders.example/contact'])
    expect(respelled(typed)).toBeNull()
})
