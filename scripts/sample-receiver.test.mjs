import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from './lib/project.mjs'
import { rightReceiver, tryReceiver } from './lib/try-receiver.mjs'

test.each(['commonjs', 'module'])(
  'the sample receiver in TypeScript, in a folder of type %s, takes signed events once, and nothing else',
  async type => {
    const folder = await mkdtemp(path.join(tmpdir(), 'receiver-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const receiver = path.join(folder, 'receiver.mts')
    await copyFile(inProject('docs/integration/receivers/receiver.mts'), receiver)
    await symlink(inProject('node_modules'), path.join(folder, 'node_modules'))
    // npm init writes one of these, an older one neither.
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type }))
    expect(await tryReceiver(process.execPath, [receiver])).toEqual(rightReceiver)
  },
)
