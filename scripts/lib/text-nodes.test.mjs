import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { API } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { textsBesideOthers } from './text-nodes.mjs'

/** Declarations that the examples use. */
const declarations = `
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { words } from './words.ts'
declare const count: number, name: string | null, isOpen: boolean, names: string[]
declare const icon: ReactElement | undefined, anything: ReactNode, items: { id: string }[]
declare function Part(props: { children?: ReactNode }): ReactElement | null
`
const examples = {
  'a text that changes, alone': ['<p>{count}</p>', []],
  'one among words': ['<p>Samen {count}</p>', ['{count}']],
  'one beside an element': ['<p><b>a</b> {name}</p>', ['{name}']],
  'one in an element of its own': ['<p><b>a</b> <span>{name}</span></p>', []],
  'words that come and go': ["<p><b>a</b>{isOpen && 'open'}</p>", ["{isOpen && 'open'}"]],
  'words after an element that comes and goes': ['<p>{isOpen && <b>a</b>} open</p>', ['open']],
  'words after one that always stands there': ['<p><b>a</b> open {isOpen && <i>b</i>}</p>', []],
  'a word of content/': ['<p>{words.title}<b>{count}</b></p>', []],
  'an element in a variable': ['<p>{icon}<span>a</span></p>', []],
  'what may be words': ['<p>{anything}<span>a</span></p>', ['{anything}']],
  'words in a fragment': ['<>open <b>a</b></>', ['open']],
  'words in a fragment with a name': ['<Fragment key="a">{name}</Fragment>', ['{name}']],
  'several texts': ['<p>{names}</p>', ['{names}']],
  'several elements': ['<p><b>a</b>{items.map(({ id }) => <i key={id}>{id}</i>)}</p>', []],
  'words that a component gets beside others': ['<Part>{name}<b>a</b></Part>', ['{name}']],
  'words after a component': ['<p><Part /> open</p>', ['open']],
}

/** In the project, so that its types are found. */
let folder = ''
let found = {}
beforeAll(async () => {
  folder = await mkdtemp(inProject('.cache', 'text-nodes-'))
  const file = path.join(folder, 'examples.tsx')
  const config = path.join(folder, 'tsconfig.json')
  await writeFile(path.join(folder, 'words.ts'), "export const words = { title: 'Titel' } as const\n")
  await writeFile(
    file,
    declarations +
      Object.values(examples)
        .map(([jsx], index) => `export const e${index} = ${jsx}`)
        .join('\n'),
  )
  await writeFile(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['*.ts', '*.tsx'],
      compilerOptions: { types: [] },
    }),
  )
  const api = new API({ cwd: folder })
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
  const first = declarations.split('\n').length
  found = Object.groupBy(
    textsBesideOthers(project.checker, project.program.getSourceFile(file)),
    ({ line }) => Object.keys(examples)[line - first] ?? '',
  )
  api.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(Object.entries(examples))('%s', (name, [, expected]) => {
  expect((found[name] ?? []).map(({ text }) => text)).toEqual(expected)
})
