/** The page as a screen reader finds it, from Playwright's aria snapshot. The play sees the shop only this way. */
export type AriaNode = {
  readonly role: string
  readonly name: string
  /** Its own content besides its children: the value of a field, the text of a paragraph. */
  readonly value: string
  /** `checked`, `disabled`, `expanded`, `selected`, `level=2` … */
  readonly states: ReadonlySet<string>
  /** Where a link leads. */
  readonly url: string | null
  readonly children: readonly AriaNode[]
}

type Growing = AriaNode & { url: string | null; value: string; readonly children: Growing[] }

/** Reads the YAML of `Locator.ariaSnapshot()`. @throws on a line of another form */
export function parseAriaSnapshot(snapshot: string): AriaNode {
  const root = nodeOf('root', '')
  const open: Growing[] = [root]
  for (const line of snapshot.split('\n')) {
    const [, indent = '', entry = ''] = /^( *)- (.*)$/.exec(line) ?? []
    if (!entry) continue
    open.length = indent.length / 2 + 1
    const parent = open.at(-1)
    if (!parent) throw new Error(`A line without a parent: ${line}`)
    if (entry.startsWith('/')) {
      if (entry.startsWith('/url: ')) parent.url = plain(entry.slice('/url: '.length))
      continue
    }
    const [key, value] = keyAndValue(entry)
    // A field with a placeholder has its value on a line of its own.
    if (key === 'text' && parent.role === 'textbox') {
      parent.value = spaced(value)
      continue
    }
    const node = nodeOf(key, value)
    parent.children.push(node)
    open.push(node)
  }
  return root
}

const quotedEntry = /^'((?:[^']|'')*)'(?::(?: (.*))?)?$/
const bareEntry = /^([a-z]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)(?::(?: (.*))?)?$/
const keyForm = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/

function keyAndValue(entry: string): readonly [key: string, value: string] {
  const quoted = quotedEntry.exec(entry)
  if (quoted) return [(quoted[1] ?? '').replaceAll("''", "'"), plain(quoted[2] ?? '')]
  const bare = bareEntry.exec(entry)
  if (!bare) throw new Error(`Not an entry of an aria snapshot: ${entry}`)
  return [bare[1] ?? '', plain(bare[2] ?? '')]
}

function nodeOf(key: string, value: string): Growing {
  const [, role = '', name = '""', states = ''] = keyForm.exec(key) ?? []
  if (!role) throw new Error(`Not a key of an aria snapshot: ${key}`)
  return {
    role,
    name: spaced(JSON.parse(name)),
    value: spaced(value),
    states: new Set([...states.matchAll(/\[([^\]]*)\]/g)].map(([, state = '']) => state)),
    url: null,
    children: [],
  }
}

/** A scalar of YAML without its quotes. */
function plain(scalar: string): string {
  if (scalar.startsWith('"')) return JSON.parse(scalar)
  return scalar.startsWith("'") ? scalar.slice(1, -1).replaceAll("''", "'") : scalar
}

/** Every kind of space becomes one plain space. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A node with everything in it, in the order of the page. */
export function* everythingIn(node: AriaNode): Generator<AriaNode> {
  yield node
  for (const child of node.children) yield* everythingIn(child)
}

type Named = string | RegExp | undefined

const isCalled = ({ name }: AriaNode, wanted: Named) =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name))

export const findAll = (within: AriaNode, role: string, name?: Named): readonly AriaNode[] =>
  [...everythingIn(within)].filter(node => node.role === role && isCalled(node, name))

export const find = (within: AriaNode, role: string, name?: Named): AriaNode | null =>
  findAll(within, role, name)[0] ?? null

/** The words of a node: its own, else those of what is in it. */
export function textOf(node: AriaNode): string {
  const inside = node.children.map(textOf).filter(Boolean).join(' ')
  return spaced([node.value, inside].filter(Boolean).join(' ') || node.name)
}
