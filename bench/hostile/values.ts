import { isJson } from '../../src/features/tmf/json.ts'

/* Hostile values for the fields of a body that is right otherwise, each as large as its call takes. */

/** A place in a body, such as `['products', 0, 'id']`. */
type Place = readonly (string | number)[]

export type HostileBody = { readonly what: string; readonly body: () => Buffer }

/** Texts on which a pattern that backtracks, a comparison or a normalisation takes long. */
const slowTexts = [
  'a',
  '0 ',
  'a-',
  'a@',
  'a.',
  ' ',
  'NL91',
  '1017XN ',
  '06-',
  'e\u0301',
  '\u0301\u0316',
  '\u202e',
  '<b>',
  '"\n',
  '😀',
  '%00',
  '.@a',
  '--',
  'www.',
] as const
/** So many places of a body are tried, from the outside in. */
const mostPlaces = 40
/** Enough to show what grows faster than its input, where a call takes megabytes. */
const fieldBytes = 256 * 1024

/** Bodies of JSON in which one field or list is hostile. @param mostBytes that the call takes */
export function hostileFields(right: unknown, mostBytes: number): readonly HostileBody[] {
  const room = Math.max(1_000, Math.min(mostBytes, fieldBytes) - JSON.stringify(right).length - 200)
  const listRoom = Math.max(room, mostBytes - JSON.stringify(right).length - 200)
  return placesIn(right).flatMap(({ place, value }, nth) => {
    const at = place.join('.')
    const put = (what: string, hostile: () => string): HostileBody => ({
      what: `${at}: ${what}`,
      body: () => Buffer.from(withText(right, place, hostile())),
    })
    const text = (turn: number) => {
      const unit = slowTexts[(2 * nth + turn) % slowTexts.length] ?? 'a'
      return put(`long text of ${JSON.stringify(unit)}`, () => JSON.stringify(repeated(unit, room / 2)))
    }
    const ofAny = [
      text(0),
      text(1),
      put('deep', () => '['.repeat(room / 2) + ']'.repeat(room / 2)),
      put('deep objects', () => `${'{"a":'.repeat(room / 6)}1${'}'.repeat(room / 6)}`),
      put('wide', () => wide(room)),
      put('a number of many digits', () => '9'.repeat(room)),
      put('a number that is infinite', () => '1e999'),
      put('empty objects', () => list('{}', room)),
    ]
    if (!Array.isArray(value)) return ofAny
    const first = JSON.stringify(value[0] ?? {})
    return [
      ...ofAny,
      put('empty objects, as many as fit', () => list('{}', listRoom)),
      put('nulls, as many as fit', () => list('null', listRoom)),
      put('numbers, as many as fit', () => list('1', listRoom)),
      put('right ones, as many as fit', () => list(first, listRoom)),
      put('texts that all differ', () => numbered(listRoom, each => `"${each}"`)),
      put('objects that all differ', () => numbered(listRoom, each => `{"id":"${each}","x${each}":${each}}`)),
    ]
  })
}

/** Every place in a value, outermost first. */
function placesIn(value: unknown): readonly { readonly place: Place; readonly value: unknown }[] {
  const found: { place: Place; value: unknown }[] = []
  let level: { place: Place; value: unknown }[] = [{ place: [], value }]
  while (level.length > 0 && found.length < mostPlaces) {
    level = level.flatMap(({ place, value }) => {
      const parts = Array.isArray(value)
        ? value.slice(0, 1).entries()
        : isJson(value)
          ? Object.entries(value)
          : []
      return [...parts].map(([part, of]) => ({ place: [...place, part], value: of as unknown }))
    })
    found.push(...level)
  }
  return found.slice(0, mostPlaces)
}

const mark = '\u0000hostile\u0000'

/** JSON of a value with other JSON at one place, which no value could be. */
function withText(value: unknown, place: Place, json: string): string {
  return JSON.stringify(replaced(value, place)).replace(JSON.stringify(mark), () => json)
}

function replaced(value: unknown, [part, ...rest]: Place): unknown {
  if (part === undefined) return mark
  if (Array.isArray(value)) return value.map((item, nth) => (nth === part ? replaced(item, rest) : item))
  return isJson(value) ? { ...value, [part]: replaced(value[part], rest) } : value
}

export const repeated = (unit: string, characters: number): string =>
  unit.repeat(Math.max(1, Math.floor(characters / unit.length)))

const list = (item: string, bytes: number): string =>
  `[${Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(',')}]`

function numbered(bytes: number, item: (nth: number) => string): string {
  const items: string[] = []
  for (let length = 0, nth = 0; length < bytes - 30; nth++) {
    const one = item(nth)
    items.push(one)
    length += one.length + 1
  }
  return `[${items.join(',')}]`
}

function wide(bytes: number): string {
  const fields: string[] = []
  for (let length = 0, nth = 0; length < bytes - 20; nth++) {
    const field = `"k${nth}":0`
    fields.push(field)
    length += field.length + 1
  }
  return `{${fields.join(',')}}`
}
