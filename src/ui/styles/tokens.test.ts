import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const lightGrounds = ['paper', 'surface', 'brand-tint', 'lamp-tint', 'error-tint', 'success-tint']

it.each([
  ...lightGrounds.flatMap(ground => [
    ['ink', ground],
    ['ink-soft', ground],
    ['brand', ground],
  ]),
  ['error', 'paper'],
  ['error', 'error-tint'],
  ['success', 'success-tint'],
  ['ink', 'lamp'],
  ['ink-soft', 'line'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['on-brand-soft', 'brand'],
  ['on-brand-soft', 'brand-deep'],
  ['lamp', 'brand'],
])('text in %s is readable on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['line-control', 'paper'],
  ['line-control', 'surface'],
  ['line-control', 'brand-tint'],
  ['error', 'paper'],
  ['brand', 'brand-tint'],
  ['lamp', 'brand-deep'],
])('the edge of a control in %s stands out on %s', (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
})
