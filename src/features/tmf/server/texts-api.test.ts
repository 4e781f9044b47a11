import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inQuoteApiWords } from '../../quotes/server/tmf/refusal.ts'
import { shopWords } from './testing-words.ts'
import { inApiWords } from './texts-api.ts'

/** Files that a file leads to by its imports, types apart. */
function reached(from: string): readonly string[] {
  const found = new Set<string>()
  const left = [from]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, type, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (type )?[^'"]*? from '(\.[^']+)'/gm,
    )) {
      const next = path.resolve(path.dirname(file), name)
      if (!type && /\.tsx?$/.test(next) && existsSync(next)) left.push(next)
    }
  }
  return [...found]
}

/** Each sentence of a group of texts, by its name. */
function* sentences(name: string, texts: unknown): Generator<readonly [name: string, sentence: string]> {
  if (typeof texts === 'function') yield* sentences(name, said(texts as (...about: unknown[]) => unknown))
  else if (typeof texts === 'string') yield [name, texts]
  else if (typeof texts === 'object' && texts !== null)
    for (const [part, each] of Object.entries(texts)) yield* sentences(`${name}.${part}`, each)
}

/** Of numbers, else of words, else of lists of them. */
function said(
  text: (...about: unknown[]) => unknown,
  [about, ...others]: readonly unknown[] = [3, '…', ['…']],
): unknown {
  try {
    return text(about, about, about)
  } catch (error) {
    if (others.length === 0) throw error
    return said(text, others)
  }
}

/** Groups whose sentences refuse something; others are what pages and mails say. */
const isOfRefusals = (group: string) =>
  /(refusals|contractTexts|fieldTexts|retentionTexts|serverTexts|httpTexts|tmfTexts|apiTexts|productOrderTexts|partyTexts|versionTexts)$/i.test(
    group,
  )

/** Said by calls of pages alone: of links, of the desk, of accounts. */
const ofPages = [
  'caseRefusals.noSuchMail',
  'quoteServerTexts.noAccountIban',
  'orderRefusals.notAtDesk',
  'quoteDeskFieldTexts.partTwice',
  'webhookFieldTexts.wrongEmail',
  'formFieldTexts.tick',
  'formFieldTexts.checkFields',
  'httpTexts.moreWrong',
  'noticeRefusals.withdrawalLinkGone',
  'replacingRefusals.linkGone',
]

test('no refusal that a call of the API can come to speaks of carts, pages or fields of forms', async () => {
  const served = [
    'src/features/tmf/server/routes.ts',
    'src/features/quotes/server/tmf/handlers.ts',
    'src/app/server/tmf-parts.ts',
  ]
  const files = [...new Set(served.flatMap(file => reached(path.resolve(file))))].filter(file =>
    /(^|-)texts(-|\.)/.test(path.basename(file)),
  )
  expect(files.length).toBeGreaterThan(20)
  const groups = await Promise.all(
    files.map(async file => Object.entries<unknown>(await import(/* @vite-ignore */ file))),
  )
  const spoken = groups
    .flat()
    .filter(([group]) => isOfRefusals(group))
    .flatMap(([group, texts]) => [...sentences(group, texts)])
    .filter(([, sentence]) => shopWords.test(inApiWords(inQuoteApiWords(sentence))))
  expect(spoken.map(([name]) => name).toSorted()).toEqual(ofPages.toSorted())
})
