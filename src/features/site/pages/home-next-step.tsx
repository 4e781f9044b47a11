import home from '../../../../content/site/home.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { NextStep } from './content/next-step.tsx'

const { title, text, action } = home.nextStep

/** The page ends where it began: with the address check. */
export const HomeNextStep = () => (
  <NextStep title={title} text={text} action={{ label: action, to: paths.samenstellen('internet') }} />
)
