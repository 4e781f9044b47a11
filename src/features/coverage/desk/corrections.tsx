import { Empty } from '../../../ui/kit/empty.tsx'
import { deskMeta } from '../../desk/components/desk-loader.ts'
import { coverageTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/corrections.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.corrections)

/** Corrections of what imports say. */
export default function Corrections() {
  return <Empty title={texts.noCorrections}>{texts.noCorrectionsText}</Empty>
}
