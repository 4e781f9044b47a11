import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser that tests run in: `CHROMIUM_PATH`, or the one that is installed. */
function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? usualPlaces.find(place => existsSync(place))
  if (path) return path
  throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH')
}

/** @param more further flags of Chromium */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Letters as wide as on a screen: the shell would fit them to whole pixels.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
