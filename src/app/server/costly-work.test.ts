import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiCalls } from '../../api/calls.ts'
import * as tmf from '../../features/tmf/server/kit/limits.ts'
import { bodyBounds, bodyLimit, deskBodyBounds } from '../../platform/http/forms.ts'
import type { JsonBounds } from '../../platform/http/json-bounds.ts'

const document = await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8')

/** Rows of the table with this head, without the head. */
function rowsBelow(head: string): readonly string[] {
  const [, after = ''] = document.split(`${head}\n`)
  return after.slice(0, after.indexOf('\n\n')).split('\n').slice(1)
}

const number = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString('en-US') : 'as the body'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

test('the documented limits of what a body holds are those of the code', () => {
  const boundsRow = (calls: string, { depth, items, names, text, values }: JsonBounds) =>
    row(calls, ...[depth, items, names, text, values].map(number))
  expect(
    rowsBelow('| Calls | Levels | Items of a list | Names of an object | Characters of a text | Values |'),
  ).toEqual([
    boundsRow("the shop's", bodyBounds),
    boundsRow("the desk's", deskBodyBounds),
    boundsRow("TM Forum's APIs", tmf.bodyBounds),
  ])
})

test('each call with a body of its own size, or with files, is documented as it is in the contract', () => {
  const own = apiCalls
    .filter(call => call.bodyLimit !== undefined || call.body?.files)
    .map(call =>
      row(
        `\`${call.method} ${call.path}\``,
        number(call.bodyLimit ?? bodyLimit),
        String(call.body?.files?.max ?? 'none'),
      ),
    )
  expect(rowsBelow('| Call | Bytes | Files |').toSorted()).toEqual(
    [
      row('any other of the shop', number(bodyLimit), 'none'),
      row("TM Forum's APIs", number(tmf.bodyLimit), 'none'),
      ...own,
    ].toSorted(),
  )
})
