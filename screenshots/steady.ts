import type { Page } from 'playwright-core'

/**
 * Puts one moment, one order number and one of everything else that is of its run alone in the place of those that a page shows, also where
 * it renders again: two runs of the same release make the same pictures.
 */
export const makeSteady = (page: Page): Promise<void> =>
  page.evaluate(
    patterns => {
      const steady = (words: string) =>
        patterns.reduce((text, [pattern, put]) => text.replace(new RegExp(pattern, 'gu'), put), words)
      const steadyText = (text: Node) => {
        const words = steady(text.nodeValue ?? '')
        if (words !== text.nodeValue) text.nodeValue = words
      }
      const steadyAll = (root: Node) => {
        if (root.nodeType === Node.TEXT_NODE) steadyText(root)
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) steadyText(texts.currentNode)
      }
      steadyAll(document.body)
      new MutationObserver(records => {
        for (const { addedNodes, target, type } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes) steadyAll(node)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
        if (field.type === 'date') field.value &&= '2026-11-12'
        else if (field.type !== 'file' && steady(field.value) !== field.value)
          field.value = steady(field.value)
      // The caret of a field with the focus blinks.
      getSelection()?.removeAllRanges()
    },
    [...ofARun] as [string, string][],
  )

const day = '\\d{1,2}'
const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'
const shortMonths = 'jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec'
const days = 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'

/** Patterns in the order of their use, and what stands in their place. */
const ofARun: readonly (readonly [string, string])[] = [
  // Times and days, long and short.
  ['\\b\\d{1,2}:\\d{2}\\b', '12:00'],
  [`\\b${day}([ \\u00a0])(?:${months})\\b`, '12$1november'],
  [`\\b${day}([ \\u00a0])(?:${shortMonths})\\b`, '12$1nov'],
  [`\\b(?:${days})\\b`, 'donderdag'],
  ['\\b(?:ma|di|wo|do|vr|za|zo)(?=[ \\u00a0]12[ \\u00a0]nov)', 'do'],
  [`\\b(?:${months})(?= 20\\d\\d\\b)`, 'november'],
  ['\\b\\d{2}-\\d{2}-20\\d{2}\\b', '12-11-2026'],
  ['(?<=november )20\\d{2}\\b', '2026'],
  ['\\b([Ww])eek \\d{1,2}\\b', '$1eek 46'],
  ['\\b\\d+(?= (?:minuut|minuten|uur) geleden)', '5'],
  // Numbers, names and addresses that are given out one by one.
  ['(?<!\\d)\\d{3}-\\d{3}-\\d{3}(?!\\d)', '482-739-166'],
  ['(?<=\\bMACHTIGING-)\\d{9}\\b', '482739166'],
  ['\\bCollega \\d+', 'Collega 1'],
  ['\\bcollega\\d+(?=@)', 'collega1'],
  ['\\blocalhost:\\d+', 'localhost'],
  ['(?<=[/#=.])[\\w-]{32,}', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq'],
]
