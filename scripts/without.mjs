// npm run without -- FEATURE …: takes each of these features out in a copy of the checkout, which then has to compile, build, start and sell.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDependencies } from './lib/dependencies.mjs'
import { inProject, launch, ROOT, Stop, say } from './lib/project.mjs'
import { isForTests } from './lib/source-folders.mjs'
import { removable } from './lib/storeys.mjs'
import { combines, takeOut } from './lib/take-out.mjs'

const filesIn = folder =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter(Boolean)

/** Tests, journeys, benches and the steps to screenshots know every feature: a copy has none of them. */
const staysBehind = file =>
  isForTests(file) || /^(bench|e2e|screenshots)\/|\/visitor-sequences\/|^(vitest|stryker)\.[^/]+$/.test(file)

/** Makes the copy, and says what is in it of the feature and what is not. */
async function copyWithout(feature, copy) {
  const own = `src/features/${feature}/`
  const files = filesIn(ROOT)
  const ofFeature = files.filter(file => file.startsWith(own))
  for (const file of files.filter(each => !ofFeature.includes(each) && !staysBehind(each))) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
    if (!combines(file)) {
      // A file that was removed and not committed yet is none of the checkout.
      await cp(inProject(file), path.join(copy, file)).catch(unlessMissing)
      continue
    }
    const { code, entries } = takeOut(file, await readFile(inProject(file), 'utf8'), feature)
    await writeFile(path.join(copy, file), code)
    for (const { line, text } of entries) say(`  ${file}:${line} goes without ${text.replace(/\s+/g, ' ')}`)
  }
  await symlink(inProject('node_modules'), path.join(copy, 'node_modules'))
  say(
    `  ${ofFeature.length} files of ${own} are gone, with its words and its tests; all other tests stay behind`,
  )
  say('  its migrations stay, so that a database that has its tables keeps them, and so does content/')
}

function unlessMissing(error) {
  if (error.code !== 'ENOENT') throw error
}

/** Runs a program of the copy; its output shows where it fails. */
async function step(copy, what, args) {
  const began = Date.now()
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Stop(`${output}\n${what} failed; the copy is in ${copy}.`)
  say(`  ${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the shop of the copy, looks at a page of each kind and places an order of each type of product. */
async function sells(copy) {
  const { ShopClient } = await import('../bench/shop-client.ts')
  const { startShopProcess } = await import('../bench/shop-process.ts')
  const { sampleOrders } = await import('../bench/sample-order.ts')
  const port = await freePort()
  const shop = await startShopProcess({ port, dataDir: path.join(copy, 'data'), root: copy })
  const client = new ShopClient(port, 30_000)
  try {
    say('  the shop starts')
    for (const page of ['/', '/bestellen/internet/samenstellen', '/volgen', '/mijn', '/beheer/inloggen']) {
      const { status } = await client.call({ method: 'GET', path: page })
      if (status !== 200) throw new Stop(`${page} is answered ${status}; the copy is in ${copy}.`)
      say(`  ${page} shows`)
    }
    for (const [type, body] of Object.entries(sampleOrders)) {
      await client.newGuest()
      const { status, body: answer } = await client.order(body, `without-${type}`)
      if (status !== 201)
        throw new Stop(`An order of ${type} is answered ${status} ${answer}; the copy is in ${copy}.`)
      say(`  sells ${type}: order ${JSON.parse(answer).orderNumber}`)
    }
  } finally {
    client.leave()
    await shop.stop()
  }
}

/** Takes a feature out in a copy of its own, which is gone afterwards unless a step failed. */
async function tryWithout(feature) {
  say(`Without ${feature}`)
  const copy = await mkdtemp(path.join(tmpdir(), `without-${feature}-`))
  await copyWithout(feature, copy)
  await step(copy, 'types of the routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  await step(copy, 'types', ['node_modules/typescript/bin/tsc', '--project', '.'])
  await step(copy, 'build', ['scripts/build.mjs'])
  await sells(copy)
  await rm(copy, { recursive: true, force: true })
}

await launch(async () => {
  const features = process.argv.slice(2)
  if (features.length === 0 || features.some(feature => !removable.includes(feature)))
    throw new Stop(`npm run without -- FEATURE …, of ${removable.join(', ')}`)
  await ensureDependencies({ withTools: true })
  const failed = []
  for (const feature of features)
    await tryWithout(feature).catch(error => {
      if (!(error instanceof Stop)) throw error
      say(error.message)
      failed.push(feature)
    })
  if (failed.length > 0) throw new Stop(`The shop cannot do without ${failed.join(', ')}.`)
  return 0
})
