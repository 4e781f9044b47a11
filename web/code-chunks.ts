/** What a bundler knows of its modules; of Rolldown's own no more than is asked here. */
export type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

/** What every hydrated page runs on, each of them once: React with its DOM renderer, and the router. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const runtime = /rolldown\/runtime/
const router = /\/node_modules\/(?:react-router|turbo-stream|cookie-es)\//
/** What judges forms, stored orders and answers; it imports nothing, so that no group takes it along. */
const zod = /\/node_modules\/zod\//
const ofContract = /\/contract\//
/** The script that every page of the website loads, and its islands. */
const ofEverySitePage = /\/web\/islands\/entry\.ts$/
const ofIslands = /\.island\.tsx$/

/** What reads a stored order and answers, once there are some. */
const ofReading = /\/(?:web\/(?:bestellen\/read-stored-order|read-answers)|contract\/[\w-]+)\.ts$/

/** What the server alone renders (`ServerPart`): the bundler leaves it out, yet counts who imports it. */
const ofServerParts = /\/web\/(?:layout\/[\w-]+-content|consent\/consent-banner)\.tsx$/

/** Routes that are hydrated. */
const ofEveryPage = /\/web\/(?:entry\.client|root|navigation\/hydrated-pages)\.tsx\b/
const ofEveryStep = /\/web\/bestellen\/(?:order-flow|product-type)\.tsx\b/
/** Where an order of one type is composed. */
const ofComposing = /\/web\/bestellen\/samenstellen\/(\w+)\/samenstellen-\1\.tsx\b/
const ofSteps = /\/web\/bestellen\//
const ofCustomers = /\/web\/mijn\//
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
  'zod',
  'base',
  'parts',
  'address',
  'shell',
  'flow',
  'rows',
  'common',
  ...types,
  'schemas',
  'reading',
  'fields',
  'lines',
  'forms',
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
 * - `zod`: Zod
 * - `base`: what the script of the website that is on every page shares with the hydrated pages
 * - `parts`: what islands of the website share with every hydrated page, or with composing: buttons, dialogs, how the API is called
 * - `address`: what islands share with composing one type: the form of the address check
 * - `shell`: what every hydrated page needs, or both composing an order of any type and the customer pages
 * - `flow`: what composing an order of any type needs, whatever else does
 * - `rows`: what composing more than one type needs, but not every one: how many of each
 * - `internet`, `cloud`, `mobiel`, `telefonie`: what composing an order of this type alone shares with other pages
 * - `schemas`: what forms and what reads a stored order or an answer judge with: the fields of the contract
 * - `reading`: the schemas of stored orders and of answers, and what logging in shares of the contract with other pages
 * - `fields`: what islands of the website share with other pages
 * - `common`: what showing lines, or composing one type, shares with logging in
 * - `lines`: what winkelwagen or controle share with customer pages: the table of lines, documents, what was entered
 * - `forms`: what logging in shares with gegevens or other customer pages: the kit of forms
 * - `details`: what gegevens shares with other customer pages: who orders, for whom, where to
 * - `checkout`, `account`: what only such steps share, or only customer pages
 * - `request`: what only pages of orders and quotes share
 *
 * What a single page needs stays in the file of that page.
 * @returns null for what the bundler decides
 */
export function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  if (react.test(id) || runtime.test(id)) return 'react'
  if (router.test(id)) return 'router'
  if (zod.test(id)) return 'zod'
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
  const isOfReading = count(ofReading) > 0 || (isOfLogin && ofContract.test(id))
  if (everyPage === 0 && !isComposing && isOfReading) return isOfIslands ? 'schemas' : 'reading'
  if (isOfIslands) {
    if (everyPage > 0 || isOfFlow) return 'parts'
    if (!isComposing) return 'fields'
    return composed.includes('internet') ? 'address' : 'common'
  }
  if (everyPage > 0) return 'shell'
  if (pages === 1 && everyStep === 0) return null
  const isOfSome = everyStep === 0 && composed.length < types.length
  if (isOfFlow && customers === 0) return isOfSome && composed.length > 1 ? 'rows' : 'flow'
  if (isOfFlow) return 'shell'
  const [type] = composed
  if (type) return isOfLogin ? 'common' : type
  if (customers === 0) return 'checkout'
  if (count(ofLines) > 0) return isOfLogin ? 'fields' : 'lines'
  if (isOfLogin) return 'forms'
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
    for (const importer of graph.getModuleInfo(module)?.importers ?? [])
      if (!ofServerParts.test(importer)) reached.add(importer)
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
