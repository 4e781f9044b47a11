/**
 * Figures that a text types although the catalogue says them: an amount, a speed, a bundle, free months or set-up, a term of a contract. Each is a
 * place that is filled in (`{fibreFastest}`), or a figure that stays whatever is sold, marked with its reason:
 * `<Fixed reason="zoveel vraagt een zender">25 Mbit/s</Fixed>` (content/README.md).
 */

/** Places, and figures that are marked with a reason. */
const allowed = /<Fixed\s+reason=\\?"[^"]*\p{L}[^"]*">[^<]*<\/Fixed>|\{\w+\}/gu

const figure = String.raw`\b\d[\d.,]*`
const kinds = [
  ['an amount', /€\s?\d[\d.,]*|\b\d[\d.,]* euro\b/g],
  [
    'a speed',
    new RegExp(String.raw`${figure}(?: (?:of|en|tot|à) \d[\d.,]*)? ?[MG]bit\/s|\b\d{2,}\/\d{2,}\b`, 'g'),
  ],
  ['a bundle', new RegExp(`${figure} ?[GT]B\\b`, 'g')],
  [
    'free months',
    /\b(?:eerste|\d+|een|twee|drie)(?: \S+)? maand(?:en)? gratis\b|\bmaand(?:en)? (?:is|zijn) gratis\b/gi,
  ],
  ['free set-up', /\bgratis (?:installatie|aansluit\w*)\b|\b(?:installatie|aansluit\w+) (?:is )?gratis\b/gi],
  [
    'a term',
    /\b(?:looptijd|contract) van (?:hoogstens )?\d+(?: of \d+)? (?:maand|jaar)\w*|\blooptijd is \d+ \w+|\bbij \d+ jaar\b/gi,
  ],
]

/** Whether a file has texts of which the catalogue knows more: posts carry their date instead. */
export const saysWhatIsSold = file =>
  /^content\/(?:pages\/.*\.mdx|site\/home\.json|site-form[\w-]*\.ts|contract-summary\.json)$/.test(file)

/**
 * @param {string} file its path
 * @param {string} text what stands in it
 * @returns {string[]} a sentence for each figure that is typed
 */
export const typedFacts = (file, text) =>
  text.split('\n').flatMap((line, index) => {
    // A dot stands for a part that is left out, so that the words around it stay apart.
    const typed = line.replace(allowed, '·')
    return kinds.flatMap(([what, pattern]) =>
      [...typed.matchAll(pattern)].map(
        ([words]) =>
          `${file}:${index + 1} types ${what}, "${words}": the catalogue says it, or it is <Fixed> with its reason.`,
      ),
    )
  })
