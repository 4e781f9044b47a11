import { readdirSync, readFileSync } from 'node:fs'

/** A request that a page of docs/integration shows. */
export type DocumentedRequest = {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown>
}

const folder = new URL('../../../../../docs/integration/', import.meta.url)

/** The requests with a body in a page of docs/integration, in its order: each a block of `http`. */
export function documentedRequests(page: string): readonly DocumentedRequest[] {
  const text = readFileSync(new URL(page, folder), 'utf8')
  return [...text.matchAll(/^```http\n(POST|PATCH) (\S+)\n[^{]*?\n\n(\{[\s\S]*?)^```$/gm)].map(
    ([, method = '', path = '', body = '']) => ({ method, path, body: JSON.parse(body) }),
  )
}

/** The addresses that a page of docs/integration reads, in its order: each a block of `http`. */
export const documentedReads = (page: string): readonly string[] =>
  [...readFileSync(new URL(page, folder), 'utf8').matchAll(/^```http\nGET (\S+)$/gm)].map(
    ([, path = '']) => path,
  )

/** Those of all pages. */
export const allDocumentedRequests = (): readonly DocumentedRequest[] =>
  readdirSync(folder)
    .filter(page => page.endsWith('.md'))
    .flatMap(documentedRequests)

/** Attributes of a resource that docs/integration/README.md says are ignored, sorted by name. */
export function documentedAsIgnored(resource: string, method: 'POST' | 'PATCH'): readonly string[] {
  const text = readFileSync(new URL('README.md', folder), 'utf8')
  const [, names = ''] = new RegExp(`^\\| \`${method} ${resource}\` \\| (.*) \\|$`, 'm').exec(text) ?? []
  return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted()
}
