import { HtmlValidate } from 'html-validate'

/** The recommended rules, but for what React decides about the spelling of correct HTML. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `autoComplete` and `required=""`: to a browser the same as `<meta>` and so on.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's ids begin with `_` and its placeholders hold `:`; HTML asks only for an id without spaces.
    'valid-id': ['error', { relaxed: true }],
    // base.css keeps phone numbers on one line: a hard space would end up where a customer pastes the number.
    'tel-non-breaking': 'off',
    // A fieldset without a legend names no group: it locks the fields of a form while they are sent. Groups of
    // choices have theirs from RadioGroup and ChoiceGroup.
    'wcag/h71': 'off',
    // It counts landmarks that are hidden. axe, which looks at every page too, counts those that are there.
    'unique-landmark': 'off',
  },
})

/** Problems in an HTML document, one line each; empty if it is valid. */
export function htmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
