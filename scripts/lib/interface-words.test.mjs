import { describe, expect, it, test } from 'vitest'
import { interfaceWords, mayHoldWords, repeatedWords } from './interface-words.mjs'

/** Findings in a planted component. */
const inComponent = element =>
  interfaceWords('src/features/quotes/desk/planted.tsx', `export const Planted = () => ${element}\n`)

/** The text that stands in `planted`, which a component says or not. */
const said = planted => [
  `src/features/quotes/desk/planted.tsx:1 says "${planted}": its words belong in the texts of its feature.`,
]

test('a component that takes its words from elsewhere has none', () => {
  expect(
    inComponent(`(
      <section className="visually-hidden wide" aria-label={texts.title} data-state="open">
        <input name="zipCode" autoComplete="billing postal-code" type="text" />
        {texts.intro} · {price}, <b>{count}</b> ({'\\u00a0'})
      </section>
    )`),
  ).toEqual([])
})

describe('words in a component are refused', () => {
  it('between tags, however short', () => {
    expect(inComponent('<p>Je winkelwagen is leeg.</p>')).toEqual(said('Je winkelwagen is leeg.'))
    expect(inComponent('<p>{count} stuks</p>')).toEqual(said('stuks'))
  })

  it('in attributes that are shown or spoken', () => {
    expect(inComponent('<nav aria-label="Kruimelpad" />')).toEqual(said('Kruimelpad'))
    expect(inComponent('<Price per="p/m" />')).toEqual(said('p/m'))
    expect(inComponent("<Tab title={isNew ? 'nieuw' : texts.old} />")).toEqual(said('nieuw'))
    expect(inComponent(`<Stepper label={\`aantal \${name}\`} />`)).toEqual(said('aantal'))
  })

  it('in other strings that read as a label or a sentence', () => {
    expect(inComponent('<Block summary="Nog niets gekozen" />')).toEqual(said('Nog niets gekozen'))
    expect(inComponent("<ul>{['Kopen'].map(show)}</ul>")).toEqual(said('Kopen'))
    expect(inComponent(`<p>{\`\${count} per stuk\`}</p>`)).toEqual(said('per stuk'))
  })

  it('with the line that they stand on', () => {
    expect(
      interfaceWords('src/features/quotes/desk/planted.tsx', 'const a = 1\n\nconst b = <p>Hallo</p>\n'),
    ).toEqual([
      'src/features/quotes/desk/planted.tsx:3 says "Hallo": its words belong in the texts of its feature.',
    ])
  })
})

describe('what no visitor reads is left alone', () => {
  it('names of headers, modules, types and keys', () => {
    expect(
      interfaceWords(
        'src/features/quotes/desk/planted.tsx',
        `import { a } from './Een map/a.ts'
        type Way = 'Op maat'
        const isEnter = event.key === 'Enter'
        const headers = { 'Cache-Control': 'no-store' }
        const steps = { ArrowUp: 1, 'Page Up': 10 }`,
      ),
    ).toEqual([])
  })

  it('what is thrown or logged', () => {
    expect(
      interfaceWords(
        'src/features/quotes/desk/planted.tsx',
        `console.error('The page is gone', error)
        throw new TypeError('A page has a title')`,
      ),
    ).toEqual([])
  })
})

test('outside components a sentence in Dutch is refused, and English is not', () => {
  const code = "export const reason = isGone ? 'We kunnen het nu niet laten zien' : 'Not found here'\n"
  expect(interfaceWords('src/features/quotes/desk/planted.ts', code)).toEqual([
    'src/features/quotes/desk/planted.ts:1 says "We kunnen het nu niet laten zien": its words belong in the texts of its feature.',
  ])
})

test.each([
  [
    'a mail',
    'src/features/orders/server/mails/planted.tsx',
    'const body = <Paragraph>Beste klant,</Paragraph>',
  ],
  ['the frame of all mails', 'src/platform/mail/templates/planted.tsx', 'const body = <p>Beste klant,</p>'],
  [
    'a document',
    'src/features/quotes/server/documents/planted.ts',
    "const text = 'Beste klant, dit is een brief'",
  ],
  [
    'the frame of all documents',
    'src/platform/pdf/planted.ts',
    "const text = 'Beste klant, dit is een brief'",
  ],
])('words in %s are refused, and belong in the texts beside it', (_, file, code) => {
  expect(mayHoldWords(file)).toBe(false)
  expect(interfaceWords(file, code)).toEqual([expect.stringMatching(/:1 says "Beste klant,/)])
  expect(mayHoldWords(file.replace(/planted\.tsx?$/, 'texts.ts'))).toBe(true)
})

describe('words are refused wherever the code of a feature lies', () => {
  it.each([
    ['a rule', 'src/features/carts/internet/planted.ts'],
    ['a table of states', 'src/features/quotes/planted-states.ts'],
    ['a contract', 'src/features/case-desk/contract.ts'],
    ['a refusal of the server', 'src/features/porting/server/desk/planted.ts'],
    ['what the server says whatever was asked', 'src/platform/http/planted.ts'],
    ['a field of every form', 'src/common/contract/planted.ts'],
    ['the start of the server', 'src/app/server/planted.ts'],
  ])('%s', (_place, file) => {
    expect(mayHoldWords(file)).toBe(false)
    expect(interfaceWords(file, "export const label = 'Kies een andere dag'\n")).toEqual([
      `${file}:1 says "Kies een andere dag": its words belong in the texts of its feature.`,
    ])
  })
})

test.each([
  'src/features/cases/server/texts.ts',
  'src/features/cases/state-texts-desk.ts',
  'src/features/carts/texts.ts',
  'src/app/programs/planted.ts',
])('%s may hold words', file => {
  expect(mayHoldWords(file)).toBe(true)
})

test('a name with words of Dutch in it is no sentence', () => {
  const code = "export const reason = 'postcode_van comes after postcode_tot'\n"
  expect(interfaceWords('src/features/addresses/server/planted.ts', code)).toEqual([])
})

test('a file that cannot be read is an error', () => {
  expect(() => interfaceWords('src/features/quotes/desk/planted.tsx', 'const =')).toThrow(
    'src/features/quotes/desk/planted.tsx cannot be read',
  )
})

test('a sentence that two texts say is refused, and a short label is not', () => {
  const texts = "export const texts = { save: 'Bewaar de lijst', failed: 'Dit is nu nog niet bewaard.' }\n"
  const files = ['src/features/quotes/texts.ts', 'src/features/orders/texts.ts']
  expect(repeatedWords(files.map(file => ({ file, code: texts })))).toEqual([
    `${files[0]}:1 and ${files[1]}:1 say "Dit is nu nog niet bewaard.": it belongs in one place, which the others use.`,
  ])
  expect(repeatedWords([{ file: 'src/features/quotes/texts.ts', code: texts }])).toEqual([])
})
