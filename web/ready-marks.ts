/**
 * What a page tells of itself in the browser's user timing, once it answers to presses: its scripts come after its load
 * event (server/plugins/deferred-scripts.ts), which therefore says nothing of them. `site` is the menu, and what waits to be
 * touched on a page of the website; `hydrated` that React has taken the page over.
 */
export const readyMarks = { site: 'site-ready', hydrated: 'hydrated' } as const
