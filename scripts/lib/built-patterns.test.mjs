import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isSlow } from './slow-patterns.mjs'

/** Files that put patterns together each time they use them, and why these take no time that a stranger decides. */
const eachTime = {
  'src/app/server/pages/page-cache.ts': 'the names of two elements, on pages that are the same for everybody',
  'src/features/addresses/same-place-name.ts': 'four gaps at most, in a name of the register',
  'src/platform/pdf/same-text.ts': 'documents that the shop drew',
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(name => path.join('src', name))
  .filter(name => /(?<!\.test)\.tsx?$/.test(name) && !path.basename(name).startsWith('testing'))
  .filter(name => readFileSync(name, 'utf8').includes('new RegExp('))

const OwnRegExp = globalThis.RegExp
afterEach(() => {
  globalThis.RegExp = OwnRegExp
})

/** The patterns that a file, or one that it imports, puts together as it is loaded, as literals; those of libraries apart. */
async function builtBy(file) {
  const built = []
  class Recorded extends OwnRegExp {
    constructor(pattern, flags) {
      super(pattern, flags)
      const [, , caller = ''] = (new Error().stack ?? '').split('\n')
      if (!caller.includes('node_modules')) built.push(String(this))
    }
  }
  vi.resetModules()
  globalThis.RegExp = Recorded
  await import(/* @vite-ignore */ path.resolve(file))
  globalThis.RegExp = OwnRegExp
  return built
}

// Patterns that are written as they are, `npm run check` judges (scripts/check-patterns.mjs).
test.each(sources.filter(file => !(file in eachTime)))(
  '%s puts together no pattern that takes long with some texts',
  async file => {
    const built = await builtBy(file)
    expect(built).not.toEqual([])
    expect(built.filter(isSlow)).toEqual([])
  },
)

test('the files with a reason put patterns together', () => {
  expect(sources).toEqual(expect.arrayContaining(Object.keys(eachTime)))
})
