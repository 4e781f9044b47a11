import { expect, it } from 'vitest'
import { isHandheld, userAgentWords } from './user-agent-words.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [windows, 'Chrome op Windows'],
  [`${windows} Edg/141.0.0.0`, 'Edge op Windows'],
  [`${windows} OPR/122.0.0.0`, 'Opera op Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox op Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari op Mac',
  ],
  [`${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari op iPhone'],
  [`${iPhone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome op iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet op Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome op ChromeOS'],
  ['curl/8.14.1', 'Onbekende browser'],
  ['', 'Onbekende browser'],
])('says of %j: %s', (userAgent, words) => {
  expect(userAgentWords(userAgent)).toBe(words)
})

it('tells phones and tablets from computers', () => {
  expect(isHandheld(iPhone)).toBe(true)
  expect(isHandheld(windows)).toBe(false)
})
