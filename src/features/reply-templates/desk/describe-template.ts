import { assignsSender } from '../../case-desk/ready-text.ts'
import { requestTexts } from '../../case-desk/texts-desk.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import { closingReasons } from '../../cases/state-reasons.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { type Describe, namedWords } from '../../desk/components/versioned/versioned.tsx'
import { templateFieldTexts as labels } from '../contract-texts.ts'
import { languageNames, editorTexts as texts } from '../texts-desk.ts'
import { type Colleagues, stateChoices } from './template-form.ts'

const from = (names: Readonly<Record<string, string>>) => namedWords(code => names[code])

const states = stateChoices(caseKinds)

/** The name of a field of a text, and a value of it as it is read. */
export function describeTemplate(path: string, colleagues: Colleagues): ReturnType<Describe> {
  switch (path) {
    case 'isShared':
      return { label: texts.share }
    case 'language':
      return { label: labels.language, words: from(languageNames) }
    case 'kinds':
      return { label: labels.kinds, words: from(caseKindNames) }
    case 'states':
      return { label: labels.states, words: namedWords(state => states.get(state)) }
    case 'settles':
      return { label: labels.settles, words: from(requestTexts.kinds) }
    case 'close':
      return { label: labels.close, words: from({ '': texts.stayOpen, ...closingReasons }) }
    case 'assign': {
      const names = Object.fromEntries(colleagues.map(({ id, name }) => [id, name]))
      return {
        label: labels.assign,
        words: from({ '': texts.nobody, [assignsSender]: texts.sender, ...names }),
      }
    }
    case 'name':
    case 'subject':
    case 'text':
    case 'waitDays':
      return { label: labels[path] }
    default:
      return { label: path }
  }
}
