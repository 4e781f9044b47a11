// Part of npm run check: functions are short, and few casts take a type from the compiler
// (docs/decisions/code.md#functions-and-casts-have-a-limit).
import { codeLimits, mostLines } from './lib/code-limits.mjs'
import { isForTests } from './lib/source-folders.mjs'

/** So many blind casts there are; a change that needs one fewer lowers it. */
const casts = 40

/** Functions that are longer, and why. */
const allowed = {
  'src/app/server/serve.ts start': 'what is begun, in the order in which it ends',
  'src/app/server/services.ts createServices': 'one object of everything that use cases depend on',
  'src/features/case-desk/desk/answer-dialog.tsx AnswerDialog':
    'one form, whose parts write in each other’s fields',
  'src/features/case-desk/server/read-case.ts readCase': 'one answer, whose parts are read side by side',
  'src/features/catalogue/server/catalogue.ts createCatalogue': 'the state of what is kept in memory',
  'src/features/checkout/store/cart-actions.ts cartActions': 'actions over one state',
  'src/features/checkout/store/order-store.ts createOrderStore': 'actions over one state',
  'src/features/tmf/server/catalogue/offering-handlers.ts offeringHandlers': 'handlers of one resource',
  'src/features/tmf/server/description/hub-operations.ts hubOperations': 'a description, which is data',
  'src/platform/pdf/sheet.ts openSheet': 'the place on the page that every drawing moves on',
}

const long = []
const blind = []

/** @type {import('./lib/source-check.mjs').SourceCheck} */
export const limits = {
  takes: name => /^(?:content|src|e2e|bench|screenshots|scripts)\/.*\.tsx?$/.test(name),
  look({ name: file, text }) {
    const { longFunctions, blindCasts } = codeLimits(file, text)
    if (!isForTests(file) && !file.startsWith('e2e/'))
      long.push(...longFunctions.map(each => ({ ...each, key: `${file} ${each.name}`, file })))
    blind.push(...blindCasts.map(({ line }) => `${file}:${line}`))
  },
  results() {
    const sentences = [
      ...long
        .filter(({ key }) => !(key in allowed))
        .map(
          ({ file, line, name, lines }) =>
            `${file}:${line} ${name} has ${lines} lines: a function has at most ${mostLines}.`,
        ),
      ...Object.keys(allowed)
        .filter(key => !long.some(each => each.key === key))
        .map(key => `${key} is short by now: take it off the list in scripts/check-code-limits.mjs.`),
      ...(blind.length > casts
        ? [
            `There are ${blind.length} casts to never, any or unknown, and at most ${casts}: ${blind.join(', ')}.`,
          ]
        : []),
      ...(blind.length < casts
        ? [
            `There are ${blind.length} casts to never, any or unknown: lower the number in scripts/check-code-limits.mjs.`,
          ]
        : []),
    ]
    return { sentences, summary: `${sentences.length} limits are exceeded.` }
  },
}
