/** What a bundler knows of its modules; of Rolldown's own no more than is asked here. */
export type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

/** What every hydrated page runs on, each of them once: React with its DOM renderer, and the router. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const router = /\/node_modules\/(?:react-router|turbo-stream|cookie-es)\//
const zod = /\/node_modules\/zod\//
const captcha = /\/web\/captcha(?:-unreachable)?\.ts$/
const ofContract = /\/contract\//
/** The script that every page of the website loads, and its islands with what reads the answers that they get. */
const ofEverySitePage = /\/web\/islands\/entry\.ts$/
const ofIslands = /\.island\.tsx$|\/(?:web\/read-answers|contract\/session-answers)\.ts$/

/** The island that most visitors use. */
const ofAddressCheck = /\/address-check\.island\.tsx$/

/** What reads a stored order and answers, once there are some. */
const ofReading = /\/(?:web\/(?:bestellen\/read-stored-order|read-answers)|contract\/[\w-]+)\.ts$/

/** What every hydrated page begins with. */
const ofEveryPage = /\/web\/(?:entry\.client|root)\.tsx\b/
const ofEveryStep = /\/web\/bestellen\/(?:order-flow|product-type)\.tsx\b/
/** Where an order of one type is composed. */
const ofComposing = /\/web\/bestellen\/samenstellen\/(\w+)\/samenstellen-\1\.tsx\b/
const ofSteps = /\/web\/bestellen\//
const ofCustomers = /\/web\/mijn\//
/** Steps after composing. */
const ofCheckout =
  /\/web\/bestellen\/(?:known-type|winkelwagen|gegevens\/gegevens|controle\/controle|bedankt)\.tsx\b/
const ofDesk = /\/web\/beheer\//
const ofDetails = /\/web\/bestellen\/gegevens\/gegevens\.tsx\b/
/** Steps that show the lines and take no details. */
const ofLines = /\/web\/bestellen\/(?:winkelwagen|controle\/controle|known-type)\.tsx\b/
/** The smallest page with a form, and its frame. */
const ofLogin = /\/web\/mijn\/(?:login|customer-pages)\.tsx\b/
/** Pages of one order or quote, in an account or by a link. */
const ofRequests = /\/web\/mijn\/(?:requests|follow|line-change|quote)\//

const types = ['internet', 'cloud', 'mobiel', 'telefonie'] as const
const chunks = [
  'react',
  'router',
  'base',
  'parts',
  'address',
  'captcha',
  'shell',
  'flow',
  'common',
  ...types,
  'schemas',
  'reading',
  'fields',
  'lines',
  'forms',
  'entry',
  'details',
  'checkout',
  'account',
  'request',
] as const
type Chunk = (typeof chunks)[number]

/**
 * The file that a module of the browser's code goes into, so that a page loads few files and little that it does not use:
 * - `react`: React with its DOM renderer, also for the parts of the website that move
 * - `router`: React's router
 * - `base`: what the script of the website that is on every page shares with the hydrated pages
 * - `parts`: what islands of the website share with every hydrated page, or with composing: buttons, dialogs, how the API is called
 * - `address`: what islands share with composing internet, or the address check with other forms: the form of the address check
 * - `captcha`: how a form gets the token of the captcha, which needs no schema
 * - `shell`: what every hydrated page needs, the root and what React is started with, or both composing an order of any type and
 *   the customer pages
 * - `flow`: what composing an order of more than one type needs, whatever else does, and the frame of the steps
 * - `internet`, `cloud`, `mobiel`, `telefonie`: what composing an order of this type alone shares with other pages
 * - `schemas`: what forms and what reads a stored order or an answer judge with: Zod and the fields of the contract
 * - `reading`: what reads a stored order shares with other pages: the schemas of answers, and what logging in shares of the contract
 * - `fields`: what islands of the website, or lines and logging in, share with other pages
 * - `common`: what composing one type shares with logging in, with reading or, of another than internet, with islands
 * - `lines`: what winkelwagen or controle share with customer pages: the table of lines, documents, what was entered
 * - `forms`: what logging in shares with gegevens: the kit of forms
 * - `entry`: what it shares with other customer pages
 * - `details`: what gegevens shares with other customer pages: who orders, for whom, where to
 * - `checkout`, `account`: what only the steps after composing share, or only customer pages
 * - `request`: what only pages of orders and quotes share
 *
 * What a single page needs stays in the file of that page.
 * @returns null for what the bundler decides
 */
export function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  if (react.test(id)) return 'react'
  if (router.test(id)) return 'router'
  if (zod.test(id)) return 'schemas'
  if (captcha.test(id)) return 'captcha'
  const entries = entriesOf(id, graph)
  const count = (kind: RegExp) => entries.filter(entry => kind.test(entry)).length
  const everyPage = count(ofEveryPage)
  const everyStep = count(ofEveryStep)
  const composed = types.filter(type => entries.some(entry => ofComposing.exec(entry)?.[1] === type))
  const steps = count(ofSteps)
  const customers = count(ofCustomers)
  const pages = everyPage + steps + customers
  if (pages === 0) return null
  if (count(ofEverySitePage) > 0) return 'base'
  const isOfFlow = everyStep > 0 || composed.length > 1
  const isComposing = isOfFlow || composed.length > 0
  const isOfIslands = count(ofIslands) > 0
  const isOfLogin = count(ofLogin) > 0
  const isOfReading = !ofSteps.test(id) && (count(ofReading) > 0 || (isOfLogin && ofContract.test(id)))
  if (everyPage === 0 && !isComposing && isOfReading) return isOfIslands ? 'schemas' : 'reading'
  if (isOfIslands) {
    if (everyPage > 0 || isOfFlow) return 'parts'
    if (!isComposing) return count(ofAddressCheck) > 0 ? 'address' : 'fields'
    return composed.includes('internet') ? 'address' : 'common'
  }
  if (everyPage > 0) return 'shell'
  const isOfOneStep = count(ofCheckout) === 1 && count(ofDesk) > 0
  if (pages === 1 && everyStep === 0 && !isOfOneStep) return null
  if (isOfFlow) return customers === 0 ? 'flow' : 'shell'
  const [type] = composed
  if (type) return isOfLogin || isOfReading ? 'common' : type
  if (customers === 0) return count(ofCheckout) > 0 ? 'checkout' : null
  if (count(ofLines) > 0) return isOfLogin ? 'fields' : 'lines'
  if (isOfLogin) return count(ofDetails) > 0 ? 'forms' : 'entry'
  if (steps > 0) return 'details'
  return count(ofRequests) === customers ? 'request' : 'account'
}

/** For the bundler. A group takes along what its modules import, so what is shared most goes first. */
export const codeChunks = chunks.map((chunk, index) => ({
  debugName: chunk,
  priority: chunks.length - index,
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
}))

/** What this module is loaded with: the modules that reach it by static imports, and begin that way or are loaded when needed. */
function entriesOf(id: string, graph: ModuleGraph): string[] {
  const reached = new Set([id])
  // A set is walked in the order in which it grows.
  for (const module of reached)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) reached.add(importer)
  return [...reached].filter(module => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    return importers.length === 0 || dynamicImporters.length > 0
  })
}

/** The script of the website, which has nothing of React before an island is used. */
const siteScript = /\/site-[\w-]{8}\.js$/
const reader = /\/(?:reading|read-stored-order)-[\w-]{8}\.js$/
const always = /\/(?:rolldown-runtime|react|router|base|parts|shell|flow)-[\w-]{8}\.js$/

/**
 * What is fetched beside a file that is loaded when needed, instead of after it: React for an island, and what reads a
 * stored order. Whatever else a page loads later comes beforehand, or needs files that are there; to name them all
 * would be as much as some of that code.
 * @param file that is loaded @param host whose code loads it @param needed what it imports, itself too
 */
export function preloadsFor(file: string, host: string, needed: readonly string[]): string[] {
  if (siteScript.test(host)) return [...needed]
  return reader.test(file) ? needed.filter(name => !always.test(name)) : []
}
