import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks the shop over a connection of its own, one thing after the other, and says how long it waited at most since it was asked before. */

const { port, paths } = workerData as { readonly port: number; readonly paths: readonly string[] }
const everyMs = 20
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

let longestMs = 0
let asked = 0
const wrong: string[] = []
/** Answered when what is under way has ended. */
let wanted = false
parentPort?.on('message', () => {
  wanted = true
})

for (let nth = 0; ; nth++) {
  const begin = performance.now()
  const path = paths[nth % paths.length] ?? '/'
  const status = await statusOf(path)
  const tookMs = performance.now() - begin
  asked++
  longestMs = Math.max(longestMs, tookMs)
  if (status !== '200') wrong.push(`${path}: ${status}`)
  if (wanted) {
    parentPort?.postMessage({ longestMs, asked, wrong: wrong.splice(0) })
    longestMs = 0
    asked = 0
    wanted = false
  }
  await pause(Math.max(0, everyMs - tookMs))
}

function statusOf(path: string): Promise<string> {
  return new Promise(resolve => {
    const call = request({ host: '127.0.0.1', port, path, agent, timeout: 120_000 }, response => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', error => resolve(error.message))
    call.end()
  })
}
