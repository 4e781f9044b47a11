import type { BrowserContext } from 'playwright-core'

/** Requests of a visitor's browser to other sites, in order. */
export type OutsideRequests = readonly string[]

/**
 * Answers for sites of others in this visitor's browser, so that nothing leaves the machine: each script that `scripts`
 * names by its address, and an empty answer for anything else there. A script that is null cannot be loaded.
 */
export async function standInForOthers(
  context: BrowserContext,
  scripts: Readonly<Record<string, string | null>>,
): Promise<OutsideRequests> {
  const asked: string[] = []
  await context.route(
    url => url.hostname !== 'localhost',
    route => {
      const url = route.request().url()
      asked.push(url)
      const [address = ''] = url.split('?')
      const script = scripts[address]
      if (script === null) return route.abort()
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: script ?? '',
      })
    },
  )
  return asked
}
