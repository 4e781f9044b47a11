import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The short name of the commit of a checkout; of this one by default. */
export const commitOf = (checkout = import.meta.dirname): string =>
  execFileSync('git', ['-C', checkout, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/** When something was measured, of which commit, and on which machine; the load is that of the last minute. */
export function circumstances(): string {
  const cpus = os.cpus()
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commitOf()}`,
    `${cpus.length} × ${cpus[0]?.model.trim()}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `load ${os.loadavg()[0]?.toFixed(1)}`,
    `Node ${process.version}`,
  ].join(', ')
}

/**
 * Prints a report.
 * @param name of the file in bench/results that it is written to; null where not all was measured
 */
export async function finish(report: string | readonly string[], name: string | null): Promise<void> {
  const text = `${[report].flat().join('\n').trimEnd()}\n`
  process.stdout.write(text)
  if (name !== null) await writeFile(path.join(import.meta.dirname, 'results', `${name}.md`), text)
}

/** A table in Markdown. @param columns their heads; one that ends in `:` has figures, which stand at the right */
export const tableOf = (columns: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [
    columns.map(head => head.replace(/:$/, '')),
    columns.map(head => (head.endsWith(':') ? '--:' : '---')),
    ...rows,
  ]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')

/** Works in a temporary folder, which is gone afterwards. */
export async function inFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `shop-${name}-`))
  try {
    return await work(folder)
  } finally {
    // Of a database that was killed, processes may still write a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
