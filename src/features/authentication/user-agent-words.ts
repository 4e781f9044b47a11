import { sessionTexts } from './texts.ts'

/** The first mark that is found counts: Edge and Opera name Chrome as well, and Chrome names Safari. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** A browser as it names itself → `Chrome op Windows`, so that a customer recognises the device. */
export function userAgentWords(userAgent: string): string {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1] ?? sessionTexts.unknownBrowser
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  return system ? sessionTexts.browserOn(browser, system) : browser
}

export const isHandheld = (userAgent: string): boolean => /iPhone|iPad|Android/.test(userAgent)
