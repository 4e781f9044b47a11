/**
 * Private words that no exported name and no file name may contain, each with the field's term. A name is split into
 * its words: `orderStanding` has `standing`.
 */
const terms = {
  standing: 'status',
  standings: 'statuses',
  settle: 'normalize, close or complete',
  settled: 'normalized, closed or completed',
  settles: 'closes',
  settling: 'normalizing or closing',
  unsettled: 'invalid or open',
  mend: 'repair',
  mended: 'repaired',
  wire: 'dto',
  taker: 'agent',
  orderer: 'buyer',
  rhythm: 'billing period',
  rhythms: 'billing periods',
  judge: 'check, validate or authorize',
  judged: 'checked or validated',
  judgement: 'result',
  paced: 'constant time',
  told: 'reported or notified',
  untold: 'unseen',
  kept: 'stored, cached or retained',
  taken: 'ok or response',
  deed: 'action or command',
  wish: 'customer request',
  wishes: 'customer requests',
}

/** Names that contain a private word as the specification's or a library's own term. */
const allowed = new Set(['wishDateError'])

/** Old exported names whose words are ordinary, each with the name that replaced it. */
const renamed = {
  actOn: 'executeCommand',
  actWithin: 'executeWithin',
  becameOrder: 'orderOfVersion',
  createLine: 'limitConcurrency or p-limit',
  earlierAct: 'earlierCommand',
  followsMainProducts: 'isPerMainProduct',
  giveToCustomer: 'assignToCustomer',
  heldBack: 'deferred',
  holdCase: 'lockCase',
  linesStay: 'whyLinesAreFinal',
  madeOnce: 'lazy',
  mailMaker: 'notifyQuoteAuthor',
  refusalsBy: 'validateByRules',
  takeAlong: 'claimCase',
  SoundCart: 'ValidCart',
  wayOf: 'purchaseModeOf',
}

/** Old file names, without extension, whose words are ordinary. */
const renamedFiles = {
  'app-parts': 'app-context',
  'in-line': 'p-limit',
  'mail-maker': 'notify-quote-author',
  'made-once': 'lazy',
  'on-wire': 'dto',
  'source-of': 'request-source',
  'table-text': 'format-table',
  'take-along': 'claim-guest-cases',
  written: 'format',
}

const exported =
  /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm

const wordsOf = name =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _-]/)

const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined)

/**
 * Exported names, file names and doc comments that a new colleague would stumble over.
 * @param {string} file its path in the project
 * @param {string} text
 * @returns {string[]} a sentence for each
 */
export function plainNames(file, text) {
  const lineAt = index => text.slice(0, index).split('\n').length
  const [base = ''] = (file.split('/').at(-1) ?? '').split('.')
  const fileTerm = own(renamedFiles, base) ?? wordsOf(base).flatMap(word => own(terms, word) ?? [])[0]
  return [
    ...(fileTerm ? [`${file}: the name of the file is our own; the field says ${fileTerm}.`] : []),
    ...[...text.matchAll(exported)].flatMap(({ 1: name, index }) => {
      if (allowed.has(name)) return []
      const term = own(renamed, name) ?? wordsOf(name).flatMap(word => own(terms, word) ?? [])[0]
      return term ? [`${file}:${lineAt(index)} exports ${name}; the field says ${term}.`] : []
    }),
    ...[...text.matchAll(/^[ \t]*\/\*\*?\s*(?:\*\s*)?What\b/gm)].map(
      ({ index }) => `${file}:${lineAt(index)} begins a comment with "What": name the thing itself.`,
    ),
  ]
}
