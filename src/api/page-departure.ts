/** Pending while the visitor leaves this page; resolved when it comes back as it was left (back-forward cache). */
let departure: PromiseWithResolvers<void> | null = null

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    departure ??= Promise.withResolvers()
  })
  addEventListener('pageshow', () => {
    departure?.resolve()
    departure = null
  })
}

/**
 * Resolves at once, but where the page is being left only if it comes back: browsers break off the calls of such a page,
 * and that tells nothing about the network or the server.
 */
export const whileShown = async (): Promise<void> => departure?.promise
