/** Whether the server runs as it was bundled (scripts/bundle-server.mjs), and not from its sources. */
export const isBundled = import.meta.filename.endsWith('.js')
