import { cloneElement } from 'react'
import { ScrollRestoration as LibraryScrollRestoration } from 'react-router'

/**
 * The library's, whose inline script throws where the browser blocks its storage: that page then starts at the top,
 * without an error that nobody caught.
 */
export function ScrollRestoration() {
  const script = LibraryScrollRestoration({})
  const html: unknown = script?.props.dangerouslySetInnerHTML?.__html
  if (!script || typeof html !== 'string') return script
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: `try{${html}}catch{}` } })
}
