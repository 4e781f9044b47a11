import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeMemoryFolder } from './memory-folder.mjs'

const place = mkdtempSync(path.join(tmpdir(), 'memory-'))
afterAll(() => rmSync(place, { recursive: true }))

const module = pathToFileURL(path.join(import.meta.dirname, 'memory-folder.mjs')).href

/** Output of a launcher that makes a folder there and does this with it. */
const launched = deed => {
  const code = `import { existsSync, writeFileSync } from 'node:fs'
    import { makeMemoryFolder } from '${module}'
    const folder = makeMemoryFolder('${place}', 0)
    writeFileSync(folder + '/file', '')
    ${deed}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code]).stdout.toString()
}

test('a launcher has a folder that everybody may write in, as long as it runs', () => {
  const folder = launched('process.stdout.write(folder)')
  expect(path.dirname(folder)).toBe(place)
  expect(existsSync(folder)).toBe(false)
})

test('what a launcher left that was killed is removed by the next one; other files stay', () => {
  launched("process.kill(process.pid, 'SIGKILL')")
  const own = path.join(place, `shop-tests-${process.pid}`)
  mkdirSync(path.join(place, 'elsewhere'))
  writeFileSync(path.join(place, 'shop'), '')
  expect(readdirSync(place)).toHaveLength(3)
  expect(makeMemoryFolder(place, 0)).toBe(own)
  expect(readdirSync(place).toSorted()).toEqual(['elsewhere', 'shop', path.basename(own)])
  expect(statSync(own).mode & 0o7777).toBe(0o1777)
})

test('there is none where there is too little room, or no such place', () => {
  expect(makeMemoryFolder(place, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  expect(makeMemoryFolder(path.join(place, 'nowhere'), 0)).toBeUndefined()
})
