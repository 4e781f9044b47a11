import { syntaxOf, visit } from './syntax.mjs'

/*
 * Each table has one owner: the feature, or platform/, whose map of personal data names it (`personal-data.ts`, which a test
 * compares with the migrated database). Nobody else names it (docs/decisions/data.md#tables-have-one-owner).
 */

/** A source file. @typedef {{ name: string, text: string }} File */

/** The feature that a file belongs to; `platform`, `app` and other folders of src/ as a whole. */
export const ownerOf = name =>
  /^src\/features\/([^/]+)\//.exec(name)?.[1] ?? /^src\/([^/]+)/.exec(name)?.[1] ?? name

/**
 * The owner of each table, by the maps of personal data.
 * @param {File[]} files
 * @returns {Map<string, string>}
 */
export function tableOwners(files) {
  const owners = new Map()
  for (const { name, text } of files.filter(each => each.name.endsWith('/personal-data.ts')))
    visit(syntaxOf(name, text).program, node => {
      if (node.type !== 'Property' || node.key.name !== 'tables' || node.value.type !== 'ObjectExpression')
        return
      for (const { key } of node.value.properties) if (key) owners.set(key.name ?? key.value, ownerOf(name))
    })
  return owners
}

/**
 * The places of a file that name a table of somebody else: in SQL, as a table that is declared again, or as a declared table
 * that is passed on.
 * @param {File} file
 * @param {Map<string, string>} owners
 * @returns {{ name: string, line: number, table: string, owner: string }[]} each table once a line
 */
export function foreignTables({ name, text }, owners) {
  const found = new Map()
  const foundAt = (at, table) => {
    const owner = owners.get(table)
    if (owner === ownerOf(name)) return
    const line = text.slice(0, at).split('\n').length
    found.set(`${line} ${table}`, { name, line, table, owner: owner ?? 'nobody' })
  }
  const { program } = syntaxOf(name, text)
  visit(program, (node, parent) => {
    const sql = sqlIn(node, parent, text)
    if (sql !== null) for (const { at, table } of tablesIn(sql, owners)) foundAt(node.start + 1 + at, table)
    const written = node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
    if (written === null || name.endsWith('/personal-data.ts')) return
    // A word with an underscore is a table and nothing else; one without is a table where it is made an identifier.
    if (isTableOfDrizzle(parent) || (owners.has(written) && (written.includes('_') || isIdentifier(parent))))
      foundAt(node.start, written)
  })
  return [...found.values()]
}

/**
 * Declared tables that a file passes on, and names of tables that are put together: both would hide whose table it is.
 * @param {File} file
 * @returns {{ name: string, line: number, what: string }[]}
 */
export function hiddenTables({ name, text }) {
  const found = []
  const hidden = (node, what) =>
    found.push({ name, line: text.slice(0, node.start).split('\n').length, what })
  const { program } = syntaxOf(name, text)
  const imported = new Set(
    program.body
      .filter(node => node.type === 'ImportDeclaration' && isOfTables(node))
      .flatMap(node => node.specifiers.map(({ local }) => local.name)),
  )
  for (const node of program.body) {
    if (/^Export(Named|All)Declaration$/.test(node.type) && isOfTables(node))
      hidden(node, 'passes a table on')
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const { local } of node.source ? [] : node.specifiers)
      if (imported.has(local.name)) hidden(node, `passes ${local.name} on`)
    for (const { init } of node.declaration?.declarations ?? [])
      if (init?.type === 'Identifier' && imported.has(init.name)) hidden(node, `passes ${init.name} on`)
  }
  visit(program, node => {
    if (isIdentifier(node) && node.arguments[0]?.type !== 'Literal')
      hidden(node, 'makes an identifier of what is not written out')
  })
  return found
}

const isOfTables = ({ source, importKind, exportKind }) =>
  (importKind ?? exportKind) !== 'type' && /(^|\/)tables\.ts$/.test(source?.value ?? '')

/** `pgTable('cases', …)` */
const isTableOfDrizzle = node =>
  node?.type === 'CallExpression' && /^pg(Table|View|MaterializedView)$/.test(node.callee.name)

/** `sql.identifier('cases')` */
const isIdentifier = node =>
  node?.type === 'CallExpression' &&
  node.callee.object?.name === 'sql' &&
  node.callee.property?.name === 'identifier'

/** The text of a literal or template that is SQL, with spaces for what is put into it; null where it is none. */
function sqlIn(node, parent, text) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return isSql(node.value) ? text.slice(node.start + 1, node.end - 1) : null
  if (node.type !== 'TemplateLiteral') return null
  let sql = text.slice(node.start + 1, node.end - 1)
  for (const { start, end } of node.expressions) {
    const [from, to] = [start - node.start - 1, end - node.start - 1]
    sql = sql.slice(0, from) + sql.slice(from, to).replace(/[^\n]/g, ' ') + sql.slice(to)
  }
  const isTagged = parent?.type === 'TaggedTemplateExpression' && parent.tag.name === 'sql'
  return isTagged || isSql(sql) ? sql : null
}

/** A statement, or the beginning of a part of one. Prose has words of SQL too, and seldom in this order. */
const isSql = text =>
  /\b(select\s[\s\S]*\bfrom|insert\s+into|delete\s+from|update\s+\w+\s+set|lock\s+table|truncate\s+table|truncate\s+\w+|copy\s+\w+\s*(\(|from|to)|join\s+\w+\s+(as\s+\w+\s+)?(on|using))\b/i.test(
    text,
  ) || /^\s*(select|from|where|join|left join|cross join|with \w+ as)\s/.test(text)

/** Tables that SQL names: after a word that a table follows, in a list behind it, or before a column. */
function tablesIn(sql, owners) {
  const found = []
  for (const { 0: word, 1: table, index } of sql.matchAll(/(?<![\w'.])"?\b([a-z_]+)\b"?(?!\w)/g)) {
    if (!owners.has(table)) continue
    const before = sql.slice(0, index)
    const after = sql.slice(index + word.length)
    const isNamed =
      (before.trim() === '' && /^\s*(as\s+\w+\s*)?$/i.test(after)) ||
      /\b(from|join|into|update|only|copy|table|truncate|using)\s+$/i.test(before) ||
      /\b(from|table|using)\s[^()]*,\s*$/i.test(before) ||
      (/^\.["a-z_*]/.test(after) && !isAlias(table, sql))
    if (isNamed && !isPart(table, sql)) found.push({ at: index, table })
  }
  for (const { 1: cast, 2: asked, index } of sql.matchAll(/'(\w+)'::regclass|to_regclass\('(\w+)'\)/g))
    if (owners.has(cast ?? asked)) found.push({ at: index, table: cast ?? asked })
  return found
}

/** `… as lines`: a name of the statement's own. */
const isAlias = (table, sql) => new RegExp(`\\bas\\s+${table}\\b`, 'i').test(sql)

/** `with lines as (`: a part of the statement. */
const isPart = (table, sql) =>
  new RegExp(`\\b${table}\\s+as\\s+((not\\s+)?materialized\\s+)?\\(`, 'i').test(sql)
