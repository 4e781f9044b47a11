import { chmod, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseAccount, SELF } from './account.ts'
import { findPostgres } from './postgres-programs.ts'
import { ask, makeTestFolder, startHere } from './testing-embedded.ts'

const isRoot = process.getuid?.() === 0
const { postgres } = await findPostgres()
let place: string

beforeEach(async ({ onTestFinished }) => {
  place = await mkdtemp(path.join(tmpdir(), 'account-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(place, { recursive: true })
  })
})

/** Puts a stand-in for `unshare` before the real one. */
async function withUnshare(script: string) {
  const bin = path.join(place, 'bin')
  await mkdir(bin)
  await writeFile(path.join(bin, 'unshare'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
}

const forbidUnshare = () => withUnshare('echo "unshare: unshare failed: Operation not permitted" >&2; exit 1')

async function makeFolder(...parts: string[]) {
  const folder = path.join(place, ...parts)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

if (isRoot) {
  test('root runs PostgreSQL in a user namespace, and every file stays his', async () => {
    const home = await makeFolder('home-of-root')
    const folder = await makeTestFolder(home)
    const database = await startHere(folder.dataDir)
    expect(await ask(database.connection, 'SELECT 1')).toEqual([1])
    expect((await stat(path.join(folder.cluster, 'PG_VERSION'))).uid).toBe(0)
  })

  test('root hands the database to another user where namespaces are forbidden', async () => {
    await forbidUnshare()
    await chmod(place, 0o755)
    const folder = await makeTestFolder(place)
    await chmod(folder.dataDir, 0o755)
    const native = path.join(place, 'native')
    await cp(path.dirname(path.dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
    const database = await startHere(folder.dataDir, { binDir: path.join(native, 'bin') })
    expect(await ask(database.connection, 'SELECT 1')).toEqual([1])
    expect((await stat(path.join(folder.cluster, 'PG_VERSION'))).uid).not.toBe(0)
  })

  test('root is told what to set where nothing works', async () => {
    await forbidUnshare()
    const folder = await makeFolder('home-of-root', 'data')
    await chmod(place, 0o700)
    await expect(chooseAccount(postgres, folder)).rejects.toThrow(
      /does not run as root .*Operation not permitted.*DATABASE_URL .*PG_BIN_DIR/,
    )
  })
} else {
  test('an ordinary user runs PostgreSQL as he is', async () => {
    await forbidUnshare()
    expect(await chooseAccount(postgres, await makeFolder('data'))).toEqual(SELF)
  })
}
