import type { Page } from 'playwright-core'
import { readyMarks } from '../../src/ui/state/ready-marks.ts'

/**
 * Does to every page of this visit what a browser's translator does: each text node, those to come too, is replaced by
 * another one in two elements of the translator. The words stay as they are, so that tests find them.
 * @param when before React takes a page over, or after that
 */
export const translatePages = (page: Page, when: 'before' | 'after') =>
  page.addInitScript(
    ({ mark, isAtOnce }) => {
      const untouched = 'script, style, noscript, title, textarea, svg, font'
      const wrap = (text: Node) => {
        if (text.textContent === '' || text.parentElement?.closest(untouched) !== null) return
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.textContent
        outer.append(inner)
        ;(text as Text).replaceWith(outer)
      }
      const wrapAll = (root: Node) => {
        if (root.nodeType === Node.TEXT_NODE) wrap(root)
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const found: Node[] = []
        while (texts.nextNode()) found.push(texts.currentNode)
        for (const text of found) if (text.parentElement?.closest('body')) wrap(text)
      }
      const start = () => {
        wrapAll(document)
        new MutationObserver(records => {
          for (const { addedNodes, target, type } of records)
            for (const node of type === 'characterData' ? [target] : addedNodes)
              if (node.isConnected) wrapAll(node)
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }
      const isTakenOver = () => performance.getEntriesByName(mark).length > 0
      if (isAtOnce) document.addEventListener('DOMContentLoaded', start)
      else
        document.addEventListener('DOMContentLoaded', () => {
          const wait = setInterval(() => {
            if (!isTakenOver()) return
            clearInterval(wait)
            start()
          }, 20)
        })
    },
    { mark: readyMarks.hydrated, isAtOnce: when === 'before' },
  )
