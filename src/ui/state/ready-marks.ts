/**
 * Marks in the browser's user timing once a page reacts to presses: its scripts load after the load event
 * (src/app/server/pages/deferred-scripts.ts), which says nothing about them. `site`: the menu and the islands of a website
 * page. `hydrated`: React has hydrated the page.
 */
export const readyMarks = { site: 'site-ready', hydrated: 'hydrated' } as const
