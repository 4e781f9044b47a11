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
/** What islands and hydrated pages ask before they begin; in the file of what starts a page it would start one on the website. */
const translation = /\/web\/islands\/translated\.ts$/
const ofContract = /\/contract\//
/** The script that every page of the website loads, and its islands with what reads the answers that they get. */
const ofEverySitePage = /\/web\/islands\/entry\.ts$/
const ofIslands = /\.island\.tsx$|\/(?:web\/read-answers|contract\/session-answers)\.ts$/

/** The island that most visitors use. */
const ofAddressCheck = /\/address-check\.island\.tsx$/

/** What reads a stored order and answers, once there are some. */
const ofReading = /\/(?:web\/(?:bestellen\/read-stored-order|read-answers)|contract\/[\w-]+)\.ts$/

const ofReader = /\/web\/bestellen\/read-stored-order\.ts$/

/** What every hydrated page begins with. */
const ofEveryPage = /\/web\/(?:entry\.client|root)\.tsx\b/
/** Which gets a file of its own: only one entry may be in the file of what two share, and that is the root. */
const firstEntry = /\/web\/entry\.client\.tsx$/
const ofEveryStep = /\/web\/bestellen\/order-flow\.tsx\b/
/** Where an order of one type is composed. */
const ofComposing = /\/web\/bestellen\/samenstellen\/(\w+)\/samenstellen-\1\.tsx\b/
/** What the steps after composing need of a type. */
const typeCode = /\/web\/bestellen\/type-code\/(cloud|mobiel|telefonie)\.ts$/
/** That of internet, with its actions, which composing needs later than its rules. */
const internetActions =
  /\/web\/bestellen\/(?:type-code\/internet|samenstellen\/internet\/internet-actions)\.ts$/
const ofSteps = /\/web\/bestellen\//
const ofCustomers = /\/web\/mijn\//
/** Steps after composing. */
const ofCheckout = /\/web\/bestellen\/(?:winkelwagen|gegevens\/gegevens|controle\/controle|bedankt)\.tsx\b/
const ofDesk = /\/web\/beheer\//
const ofControle = /\/web\/bestellen\/controle\/controle\.tsx\b/
const ofDetails = /\/web\/bestellen\/gegevens\/gegevens\.tsx\b/
const ofCart = /\/web\/bestellen\/winkelwagen\.tsx\b/
const ofOverview = /\/web\/mijn\/(?:mijn|overview)\.tsx\b/
/** The frames of all customer pages and of those of an account, which each hold what the pages in them share. */
const customerFrame = /\/web\/mijn\/customer-pages\.tsx\b/
const accountFrame = /\/web\/mijn\/mijn\.tsx\b/
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
  'checkout',
  'forms',
  'entry',
  'order',
  'details',
  'account',
  'customer',
  'request',
  'internet-actions',
] as const
type Chunk = (typeof chunks)[number]

/**
 * The file that a module of the browser's code goes into, so that a page loads few files and little that it does not use:
 * - `react`: React with its DOM renderer, also for the parts of the website that move
 * - `router`: React's router
 * - `base`: what the script of the website that is on every page shares with the hydrated pages
 * - `parts`: what islands of the website share with every hydrated page, or with composing: buttons, dialogs, how the API is called
 * - `address`: what islands share with composing internet, or the address check with other forms: the form of the address check
 * - `shell`, by the name `root`: what every hydrated page needs, the root and what React is started with, or both composing an order
 *   of any type and the customer pages
 * - `flow`, by the name `order-flow`: what composing an order of more than one type needs, whatever else does, and the frame of the steps
 * - `internet`, `cloud`, `mobiel`, `telefonie`: what composing an order of this type alone shares with other pages
 * - `schemas`: what forms and what reads a stored order or an answer judge with: Zod and the fields of the contract
 * - `reading`: what reads a stored order shares with other pages: the schemas of answers, and what logging in shares of the contract;
 *   what the steps share with the first page of a customer; what controle shares with code that comes later
 * - `captcha`: how a form gets the token of the captcha, which needs no schema
 * - `fields`: what islands of the website, or controle and logging in, share with other pages
 * - `common`: what composing one type shares with logging in, with reading or, of another than internet, with islands
 * - `lines`: what winkelwagen shares with customer pages: the table of lines
 * - `checkout`: what it shares with the steps after it, and what reads a stored order with code of the flow that comes later
 * - `forms`: what logging in shares with gegevens: the kit of forms
 * - `entry`, by the name `customer-pages`: what it shares with other customer pages, and their frame
 * - `order`: what is left of what the steps after winkelwagen share, or controle with customer pages, or gegevens with the first of
 *   them: what was entered and ordered
 * - `details`: what gegevens shares with other customer pages: who orders, for whom, where to
 * - `account`, by the name `mijn`: what the first page of a customer shares with other ones, and the frame of these
 * - `customer`, `request`: what only those others share, or only pages of orders and quotes
 * - `internet-actions`: what composing internet needs once an address was checked, and the steps after it beside `internet`
 *
 * What a single page needs stays in the file of that page. A file that holds a route goes by the name of that: one of several routes
 * would ask for one more file for each of them.
 * @returns null for what the bundler decides
 */
export function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  if (react.test(id)) return 'react'
  if (router.test(id)) return 'router'
  if (zod.test(id)) return 'schemas'
  if (captcha.test(id)) return 'captcha'
  if (translation.test(id)) return 'base'
  if (firstEntry.test(id)) return null
  const entries = entriesOf(id, graph)
  const count = (kind: RegExp) => entries.filter(entry => kind.test(entry)).length
  const everyPage = count(ofEveryPage)
  const everyStep = count(ofEveryStep)
  const composed = types.filter(type => entries.some(entry => ofComposing.exec(entry)?.[1] === type))
  const steps = count(ofSteps)
  const customers = count(ofCustomers)
  const pages = everyPage + steps + customers
  if (pages === 0) return null
  if (customerFrame.test(id)) return 'entry'
  if (accountFrame.test(id)) return 'account'
  const withRules = types.find(type => type === typeCode.exec(id)?.[1])
  if (withRules) return withRules
  if (internetActions.test(id)) return 'internet-actions'
  if (count(ofEverySitePage) > 0) return 'base'
  const isOfFlow = everyStep > 0 || composed.length > 1
  const isComposing = isOfFlow || composed.length > 0
  const isOfIslands = count(ofIslands) > 0
  const isOfLogin = count(ofLogin) > 0
  const isOfReading = !ofSteps.test(id) && (count(ofReading) > 0 || (isOfLogin && ofContract.test(id)))
  if (everyPage === 0 && !isComposing && isOfReading) return isOfIslands ? 'schemas' : 'reading'
  if (isOfIslands) {
    if (everyPage > 0 || isOfFlow) return 'parts'
    if (!isComposing && count(ofAddressCheck) > 0) return count(ofCart) > 0 ? 'parts' : 'address'
    if (!isComposing) return 'fields'
    return composed.includes('internet') ? 'address' : 'common'
  }
  if (everyPage > 0) return 'shell'
  const isOfOverview = count(ofOverview) > 0
  const isOfDeskToo = count(ofDesk) > 0 && (count(ofCheckout) > 0 || isOfOverview || isOfLogin)
  if (pages === 1 && everyStep === 0 && !isOfDeskToo) return null
  if (isOfFlow) return customers === 0 ? 'flow' : 'shell'
  const [type] = composed
  if (type) return isOfLogin || isOfReading ? 'common' : type
  const isOfDetails = count(ofDetails) > 0
  const isOfCart = count(ofCart) > 0
  if (isOfOverview && steps > 0) return 'reading'
  if (isOfCart) return customers === 0 ? 'checkout' : isOfLogin ? 'fields' : 'lines'
  if (customers === 0) {
    if (count(ofReader) > 0) return 'checkout'
    if (count(ofCheckout) === 0) return null
    if (steps === count(ofCheckout)) return 'order'
    return count(ofControle) > 0 ? 'reading' : null
  }
  if (isOfLogin) return count(ofControle) > 0 ? 'fields' : isOfDetails ? 'forms' : 'entry'
  if (count(ofControle) > 0) return 'order'
  if (steps > 0) return 'details'
  if (isOfOverview) return 'account'
  return count(ofRequests) === customers ? 'request' : 'customer'
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
const besideOthers = /\/(?:reading|read-stored-order|internet-actions)-[\w-]{8}\.js$/
const always = /\/(?:rolldown-runtime|react|router|base|parts|root|order-flow)-[\w-]{8}\.js$/

/**
 * What is fetched beside a file that is loaded when needed, instead of after it: React for an island, what reads a
 * stored order, and what a step of internet needs that is opened with one. Whatever else a page loads later comes
 * beforehand, or needs files that are there; to name them all would be as much as some of that code.
 * @param file that is loaded @param host whose code loads it @param needed what it imports, itself too
 */
export function preloadsFor(file: string, host: string, needed: readonly string[]): string[] {
  if (siteScript.test(host)) return [...needed]
  return besideOthers.test(file) ? needed.filter(name => !always.test(name)) : []
}
