import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiCalls } from '../../api/calls.ts'
import { checkedLength } from '../../features/authentication/server/guessable-passwords.ts'
import * as passwords from '../../features/authentication/server/passwords.ts'
import { mostColumns, mostRows } from '../../features/catalogue/server/import-limits.ts'
import { mostPixels, rewriteJob } from '../../features/catalogue/server/picture-job.ts'
import { mailBounds } from '../../features/incoming-mails/server/mail-bounds.ts'
import { pageJob, parseJob, parsePostedJob } from '../../features/incoming-mails/server/mail-jobs.ts'
import { longestHtml, mostTags } from '../../features/incoming-mails/server/safe-html.ts'
import { mostLines, mostParts } from '../../features/quotes/quote.ts'
import * as tmf from '../../features/tmf/server/kit/limits.ts'
import * as query from '../../features/tmf/server/kit/query.ts'
import { FOR_VISITORS, POOL_SIZE } from '../../platform/database/pool.ts'
import { mailsPerHour, mailsPerRecipientAndDay } from '../../platform/deliveries/recipient-limit.ts'
import * as connections from '../../platform/http/connections.ts'
import { mostErrors, refusalBytes } from '../../platform/http/first-errors.ts'
import { bodyBounds, bodyLimit, deskBodyBounds, mostAtOnce } from '../../platform/http/forms.ts'
import type { JsonBounds } from '../../platform/http/json-bounds.ts'
import * as outside from '../../platform/outside/calls.ts'
import * as names from '../../platform/outside/name-lookup.ts'
import { pdfDrawing } from '../../platform/pdf/draw-pdf.ts'
import type { JobLimits } from '../../platform/utility-process/utility-job.ts'

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

/** As sentences have small numbers. */
const inWords = (value: number): string =>
  ['two', 'four', 'eight', 'ten'][[2, 4, 8, 10].indexOf(value)] ?? String(value)

const timeAndMemory = ({ ms, megabytes }: JobLimits) => `${ms / 1000} s and ${megabytes} MB`

test.each([
  [
    'reading a mail that came in',
    [
      timeAndMemory(parseJob.limits),
      timeAndMemory(parsePostedJob.limits),
      `one at a time and ${parsePostedJob.limits.waiting} posted ones waiting`,
      `${mailBounds.headerBytes / 1024} kB of headers`,
      `${number(mailBounds.borders)} borders of parts`,
      `${number(mailBounds.lines)} lines`,
    ],
  ],
  [
    'showing the HTML of a mail',
    [
      timeAndMemory(pageJob.limits),
      `${pageJob.limits.waiting} waiting`,
      `${number(longestHtml)} characters and ${number(mostTags)} tags`,
    ],
  ],
  [
    'a picture of a device',
    [
      timeAndMemory(rewriteJob.limits),
      `${rewriteJob.limits.waiting} waiting`,
      `${mostPixels / 1e6} megapixels by its head`,
    ],
  ],
  ['a file of the catalogue at the desk', [`${number(mostRows)} rows`, `${mostColumns} columns`]],
  [
    'drawing a PDF',
    [
      `${pdfDrawing.limits.ms / 1000} seconds, ${pdfDrawing.limits.megabytes} MB, ${pdfDrawing.limits.waiting} waiting`,
      `${mostParts} parts and ${number(mostLines)} lines`,
    ],
  ],
  ['hashing a password', [`${inWords(passwords.atOnce)} at a time and ${passwords.mostWaiting} waiting`]],
  ['judging a new password', [`only ${checkedLength} characters`]],
  ['asking KVK, PDOK, VIES, Google', [`up to ${outside.usualTimeLimitMs / 1000} s`]],
  ['looking a name up', [`up to ${names.usualTimeLimitMs / 1000} s`]],
  ['mails', [`${inWords(mailsPerRecipientAndDay)} a day`, `${number(mailsPerHour)} an hour`]],
  [
    'a body',
    [
      `${connections.requestMs / 1000} seconds to arrive, with files ${connections.uploadMs / 1000}`,
      `${inWords(mostAtOnce)} forms with files`,
    ],
  ],
  [
    'a query of an API of TM Forum',
    [
      `${number(query.longestQuery)} characters, ${query.mostFilters} filters, patterns of ${query.mostPattern} characters`,
      `${query.timeLimitMs / 1000} s`,
    ],
  ],
  ['requests that do not wait for answers', [`${inWords(connections.mostPipelined)} of a connection`]],
  [
    'an answer that is not read',
    [
      `cut after ${connections.readLimits.nothingMs / 1000} to ${(2 * connections.readLimits.nothingMs) / 1000} seconds`,
      `${connections.readLimits.everythingMs / 1000} seconds after the request`,
    ],
  ],
  [
    'the database',
    [
      `${POOL_SIZE} for visitors (\`DATABASE_POOL_SIZE\`), ${FOR_VISITORS.connectMs / 1000} s to get one, ${FOR_VISITORS.queryMs / 1000} s for a query`,
    ],
  ],
  ['a refusal', [`${refusalBytes / 1000} kB: the first ${mostErrors} wrong fields`]],
])('the documented limits of %s are those of the code', (work, limits) => {
  const [documented] = rowsBelow('| Work | Cost | Bounded by |').filter(each =>
    each.startsWith(`| ${work} |`),
  )
  for (const limit of limits) expect(documented).toContain(limit)
})
