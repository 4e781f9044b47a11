import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { inProject } from './project.mjs'
import { isForTests } from './source-folders.mjs'
import { removable } from './storeys.mjs'
import { combines, takeOut } from './take-out.mjs'

const without = (code, file = 'src/app/planted.tsx') => takeOut(file, code, 'parcels')
const imported = "import { parcelPart } from '../features/parcels/part.ts'\n"
const kept = "import { orderPart } from '../features/orders/part.ts'\n"

describe('an entry goes with the feature', () => {
  it.each([
    ['an element', 'const all = [orderPart, parcelPart]\n', 'const all = [orderPart]\n'],
    ['the first element', 'const all = [parcelPart, orderPart]\n', 'const all = [orderPart]\n'],
    [
      'an element of what is called',
      'const all = [orderPart, parcelPart({ a: 1 })]\n',
      'const all = [orderPart]\n',
    ],
    [
      'a property',
      'const all = { order: orderPart, parcel: parcelPart }\n',
      'const all = { order: orderPart }\n',
    ],
    ['a property by its name', 'const all = { orderPart, parcelPart }\n', 'const all = { orderPart }\n'],
    ['what is spread', 'const all = { ...orderPart, ...parcelPart }\n', 'const all = { ...orderPart }\n'],
    [
      'a property with a function',
      'const all = { parcel: asked => parcelPart({ ...asked, now: 1 }), order: orderPart }\n',
      'const all = { order: orderPart }\n',
    ],
    ['a member of a type', 'type All = typeof orderPart & parcelPart\n', 'type All = typeof orderPart\n'],
    [
      'the first member of a type',
      'type All = parcelPart & typeof orderPart\n',
      'type All = typeof orderPart\n',
    ],
    [
      'a call of its own',
      'async function all(app) {\n  await app.register(parcelPart)\n  await app.register(orderPart)\n}\n',
      'async function all(app) {\n  await app.register(orderPart)\n}\n',
    ],
    [
      'an element with a component',
      'const all = [<orderPart key="a" />, <parcelPart key="b" />]\n',
      'const all = [<orderPart key="a" />]\n',
    ],
    [
      'a path into its folder',
      "const all = [route('a', 'features/orders/a.tsx'), route('b', 'features/parcels/b.tsx')]\n",
      "const all = [route('a', 'features/orders/a.tsx')]\n",
    ],
  ])('%s', (_what, list, left) => {
    expect(without(kept + imported + list).code).toBe(kept + left)
  })

  it('and is told with its line, the outer one of two', () => {
    const { entries } = without(`${imported}const all = [\n  1,\n  parcelPart({ a: parcelPart }),\n]\n`)
    expect(entries).toEqual([{ line: 4, text: 'parcelPart({ a: parcelPart })' }])
  })

  it('and names of others that are alike stay', () => {
    const code = 'const all = { parcelPart: orderPart, b: orderPart.parcelPart }\n'
    expect(without(kept + imported + code).code).toBe(kept + code)
  })
})

it.each([
  ['a variable', 'const all = parcelPart\n'],
  ['an argument', 'const all = join(parcelPart)\n'],
  ['a control', 'const Shown = () => <Place value={parcelPart} />\n'],
  ['a statement that others need', 'function all() {\n  const part = parcelPart()\n  return part\n}\n'],
])('%s is refused: it is no entry of a list', (_what, code) => {
  expect(() => without(imported + code)).toThrow(
    /^src\/app\/planted\.tsx:[23] uses parcelPart of parcels outside of a list/,
  )
})

it('an import over several lines goes whole', () => {
  expect(
    without("import {\n  a,\n  b,\n} from '../features/parcels/part.ts'\nconst all = [1, a, b]\n").code,
  ).toBe('const all = [1]\n')
})

describe.each(removable)('%s can be taken out', feature => {
  const files = execFileSync('git', ['ls-files', 'src/app', 'src/api', 'src/routes.ts'], {
    cwd: inProject(),
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => combines(file) && !isForTests(file))
    .map(file => ({ file, code: readFileSync(inProject(file), 'utf8') }))
    .filter(({ code }) => code.includes(`features/${feature}/`))

  it('by entries of at most three lines, in files that can be read without them', () => {
    expect(files.length).toBeGreaterThan(0)
    for (const { file, code } of files) {
      const taken = takeOut(file, code, feature)
      for (const { text } of taken.entries)
        expect(text.split('\n').length, `${file}: ${text}`).toBeLessThan(4)
      expect(taken.code).not.toContain(`features/${feature}/`)
      expect(parseSync(file, taken.code).errors, file).toEqual([])
    }
  })
})
