import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { sbomOf } from './sbom.mjs'

const json = async name => JSON.parse(await readFile(inProject(name), 'utf8'))
const { dependencies, devDependencies } = await json('package.json')

const named = versions => Object.entries(versions).map(([name, version]) => `${name}@${version}`)

test('the list of libraries has what production is made of, each with its hash, and no tool of tests', async () => {
  const lock = await json('package-lock.json')
  const { bomFormat, specVersion, components } = sbomOf(lock)
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5'])
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  expect(named(dependencies).filter(library => !listed.has(library))).toEqual([])
  // Some are asked for by libraries too, such as types by the framework.
  const tools = Object.entries(devDependencies).filter(([name]) => lock.packages[`node_modules/${name}`].dev)
  expect(tools.length).toBeGreaterThan(10)
  expect(named(Object.fromEntries(tools)).filter(library => listed.has(library))).toEqual([])
  expect(listed.size).toBe(components.length)
  // npm writes none for the processors and systems of others, whose packages are optional.
  for (const { hashes } of components.filter(({ scope }) => scope === 'required'))
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }])
})

test('a library is told as the field names it', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@scope/one': {
      version: '2.0.0+a',
      integrity: 'sha512-AAEC',
      license: '(MIT OR Apache-2.0)',
    },
    'node_modules/@scope/one/node_modules/two': {
      version: '3.0.0',
      license: 'SEE LICENSE IN FILE',
      optional: true,
    },
    'node_modules/two': { version: '3.0.0' },
    'node_modules/three': { version: '4.0.0', dev: true },
  }
  expect(sbomOf({ name: 'shop', version: '1.0.0', packages }).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/one@2.0.0%2Ba',
      name: '@scope/one',
      version: '2.0.0+a',
      scope: 'required',
      purl: 'pkg:npm/%40scope/one@2.0.0%2Ba',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/two@3.0.0',
      name: 'two',
      version: '3.0.0',
      scope: 'required',
      purl: 'pkg:npm/two@3.0.0',
    },
  ])
})
