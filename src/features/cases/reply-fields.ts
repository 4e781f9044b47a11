/** The fields of ready-made texts, as they stand between braces: `{leverdag}`. */
export const replyFieldNames = [
  'contact',
  'voornaam',
  'organisatie',
  'nummer',
  'adres',
  'leverdag',
  'dagdeel',
  'belmoment',
  'opvolgdag',
  'nummers',
  'overstapdag',
  'pakket',
  'medewerker',
  'telefoon',
  'merk',
] as const
export type ReplyField = (typeof replyFieldNames)[number]

/** The value of each field for a case; empty where the case has none. */
export type ReplyValues = Readonly<Record<ReplyField, string>>

/** Letters only, so that code and JSON in a mail are no fields. */
const written = /\{\s*(\p{L}+)\s*\}/gu

const nameOf = (typed: string): string => typed.toLowerCase()

export const isReplyField = (name: string): name is ReplyField => replyFieldNames.some(each => each === name)

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(written)].map(([, name = '']) => nameOf(name))),
]

/** Fields that stand in a text, each once. */
export const fieldsIn = (text: string): readonly ReplyField[] => namesIn(text).filter(isReplyField)

/** Names between braces that are no fields, each once. */
export const unknownFieldsIn = (text: string): readonly string[] =>
  namesIn(text).filter(name => !isReplyField(name))

/** A piece of a text: as it was typed, or a field with its value. */
export type ReplyPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly field: ReplyField; readonly value: string }

/** Takes a text apart at its fields; what is no field stays text. */
export function replyPieces(text: string, values: ReplyValues): readonly ReplyPiece[] {
  const pieces: ReplyPiece[] = []
  let end = 0
  const addText = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) })
  }
  for (const match of text.matchAll(written)) {
    const name = nameOf(match[1] ?? '')
    if (!isReplyField(name)) continue
    addText(match.index)
    pieces.push({ kind: 'field', field: name, value: values[name] })
    end = match.index + match[0].length
  }
  addText(text.length)
  return pieces
}

/** A text with the values of its fields; a field without a value stays, so that it stops the sending. */
export const fillReply = (text: string, values: ReplyValues): string =>
  replyPieces(text, values)
    .map(piece => (piece.kind === 'text' ? piece.text : piece.value || `{${piece.field}}`))
    .join('')
