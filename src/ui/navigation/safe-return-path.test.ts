import { expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

it.each(['/mijn', '/mijn/bestellingen/482-739-165', '/bestellen/internet/gegevens?van=mail#formulier'])(
  'goes back to %s',
  path => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

it.each([
  null,
  '',
  'mijn',
  'https://other.example/',
  'javascript:alert(1)',
  '//other.example',
  '///other.example',
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  '/.//other.example',
  '/mijn/..//other.example',
  '//[',
])('never leaves this site for %j', path => {
  expect(safeReturnPath(path)).toBeNull()
})
