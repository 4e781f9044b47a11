import { sentenceCase } from './sentence.ts'

/** Facts that change without the text that says them, by the names of its places; null where there is nothing to say. */
export type FactsInTexts = Readonly<Record<string, string | null>>

/** A figure that stays whatever the facts are, with its reason: `<Fixed reason="…">25 Mbit/s</Fixed>`. */
const fixed = /<Fixed\s+reason="[^"]+">([^<]*)<\/Fixed>/g
/** A part of a sentence that can be left out: `Glasvezel[ tot {fibreFastest}] of DSL`. */
const optional = /\[([^[\]]*\{\w+\}[^[\]]*)\]/g
const place = /\{(\w+)\}/g
const betweenSentences = /(?<=[.?!])\s+/

/**
 * A text with its facts. A sentence that has a fact of which there is nothing to say is left out, or only the part in square brackets
 * that has it; other places stay as they are.
 * @returns '' where nothing is left
 */
export function withFacts(text: string, facts: FactsInTexts): string {
  if (!/[<{]/.test(text)) return text
  return text
    .replace(optional, (_, part: string) => (lacks(part, facts) ? '' : part))
    .split(betweenSentences)
    .filter(sentence => !lacks(sentence, facts))
    .map(sentence => filled(sentence, facts))
    .join(' ')
    .replace(fixed, '$1')
}

const lacks = (text: string, facts: FactsInTexts): boolean =>
  placesOf(text).some(name => facts[name] === null)

function filled(sentence: string, facts: FactsInTexts): string {
  const words = sentence.replace(place, (written, name: string) => facts[name] ?? written)
  return factFirst(sentence, facts) ? sentenceCase(words) : words
}

const factFirst = (sentence: string, facts: FactsInTexts): boolean => {
  const first = /^\{(\w+)\}/.exec(sentence)?.[1]
  return first !== undefined && facts[first] !== undefined
}

/** The names of the places of a text. */
export const placesOf = (text: string): readonly string[] =>
  [...text.matchAll(place)].map(([, name = '']) => name)

/**
 * The same for every text inside a value. An entry of a list goes where nothing is left of it, or of one of its own texts: a question
 * without its answer.
 */
export function withFactsInAll<T>(value: T, facts: FactsInTexts): T
export function withFactsInAll(value: unknown, facts: FactsInTexts): unknown {
  if (typeof value === 'string') return withFacts(value, facts)
  if (Array.isArray(value)) return value.flatMap(item => entry(item, withFactsInAll(item, facts)))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFactsInAll(item, facts)]))
}

function entry(item: unknown, shown: unknown): readonly unknown[] {
  const lost = (before: unknown, after: unknown) => before !== '' && after === ''
  if (!(isObject(item) && isObject(shown))) return lost(item, shown) ? [] : [shown]
  return Object.keys(item).some(name => lost(item[name], shown[name])) ? [] : [shown]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
