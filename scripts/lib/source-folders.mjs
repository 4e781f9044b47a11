import { readdirSync } from 'node:fs'
import { inProject } from './project.mjs'

/** The folders of the shop's code (docs/architecture.md). */
export const CODE_FOLDERS = ['content', 'src']

/** All folders whose files are written by hand. */
export const ALL_FOLDERS = [...CODE_FOLDERS, 'bench', 'deploy', 'docs', 'e2e', 'screenshots', 'scripts']

/** Whether a file is written by hand: the sample client has packages and generated types of its own. */
export const isOurs = name => !/(^|\/)(node_modules|generated)\//.test(name)

/** Whether a file is a test or a helper of tests. */
export const isForTests = name => /\.test\.\w+$|(^|\/)testing/.test(name)

/** Whether a file is code of the shop, and not of its tests. */
export const isShopCode = name =>
  CODE_FOLDERS.some(folder => name.startsWith(`${folder}/`)) && !isForTests(name)

/** The files of these folders, by their path in the project, in order. */
export const filesIn = folders =>
  folders
    .flatMap(folder => readdirSync(inProject(folder), { recursive: true }).map(name => `${folder}/${name}`))
    .filter(isOurs)
    .sort()
