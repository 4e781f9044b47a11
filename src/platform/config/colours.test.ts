import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from './colours.ts'

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')

test.each(Object.entries(colours))('%s of mails and documents is that of the pages', (name, value) => {
  const token = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  expect(tokens).toContain(`--${token}: ${value};`)
})
