import { keepEarlyPresses } from '../../../common/early-presses.ts'

/** Not the one of the consent banner, which a page is not painted without. */
const moduleScript = /<script\b(?![^>]*\sblocking="render")[^>]*\stype="module"[^>]*>.*?<\/script>/gs
const preload = '<link rel="modulepreload"'
const preloads = new RegExp(`${preload}[^>]*>`, 'g')

/** Content that the page is painted without. Browsers neither fetch nor run the content of a template. */
export const deferred = (html: string): string => `<template data-later="">${html}</template>`

/**
 * Puts what a page holds back in its place once the page is painted. In a tab that nobody looks at nothing is painted, and
 * some browsers do not tell of it: there at once. Two seconds after all else has come they come in any case. Until the
 * website's script has come it keeps what is pressed. Inline behind the last of it, the same on every page, admitted by its
 * hash (security-headers.ts); it leaves no element behind that React might take for one of its own.
 */
export const deferScript =
  `(()=>{document.currentScript.remove();${keepEarlyPresses}` +
  `const come=()=>document.querySelectorAll('template[data-later]').forEach(e=>e.replaceWith(e.content));` +
  `if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))return come();` +
  `document.addEventListener('visibilitychange',come,{once:true});` +
  `addEventListener('load',()=>setTimeout(come,2000));` +
  `new PerformanceObserver(come).observe({type:'paint',buffered:true})})()`

/**
 * Has browsers ask for the scripts of a page once they have painted it: nothing that is painted waits for them, and they
 * would share the line of a phone with the page and its typeface.
 * @param html a page as it was rendered, with scripts that are modules
 */
export function deferScripts(html: string): string {
  const fetched = (html.match(preloads) ?? []).join('').replaceAll(preload, `${preload} fetchpriority="low"`)
  let left = html.match(moduleScript)?.length ?? 0
  return html.replaceAll(preloads, '').replaceAll(moduleScript, script => {
    left -= 1
    return left > 0 ? deferred(script) : `${deferred(fetched + script)}<script>${deferScript}</script>`
  })
}
