import type { Page } from 'playwright-core'

/** Collects what a visitor's console would show in red: errors, warnings and uncaught exceptions. */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => problems.push(`exception: ${error.message}`))
  return problems
}
