import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { createRequestHandler, ServerBuild } from 'react-router'

/** Two pages beside which the shop's are read: one of HTML alone, and the least that React Router makes of one. */
export type BarePages = {
  readonly static: string
  readonly router: string
  close(): Promise<void>
}

type BareBuild = ServerBuild & { entry: { module: { createRequestHandler: typeof createRequestHandler } } }

const root = path.join(import.meta.dirname, '..')
const source = path.join(import.meta.dirname, 'bare')
/** Where bare/react-router.config.ts builds to. */
const built = path.join(root, '.cache/bare')

const staticPage =
  '<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kaal</title></head><body><main><h1>Een kale pagina</h1></main></body></html>'

/** Builds the page of React Router and serves both compressed, as the shop does its own. */
export async function serveBarePages(): Promise<BarePages> {
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    { cwd: source, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const files = new Map([
    ['/static', { type: 'text/html', body: brotliCompressSync(staticPage) }],
    ['/', { type: 'text/html', body: brotliCompressSync(await renderedPage()) }],
    ...(await scripts()),
  ])
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
    })
    response.end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    static: `${origin}/static`,
    router: `${origin}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function renderedPage(): Promise<string> {
  const build: BareBuild = await import(pathToFileURL(path.join(built, 'server/index.js')).href)
  const response = await build.entry.module.createRequestHandler(
    build,
    'production',
  )(new Request('http://localhost/'))
  return response.text()
}

async function scripts() {
  const folder = path.join(built, 'client/assets')
  const names = await readdir(folder)
  return Promise.all(
    names.map(async name => {
      const body = brotliCompressSync(await readFile(path.join(folder, name)))
      return [`/assets/${name}`, { type: 'text/javascript', body }] as const
    }),
  )
}
