import { Empty } from '../../../ui/kit/empty.tsx'
import { deskMeta } from '../../desk/components/desk-loader.ts'
import { coverageTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/look-up.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.lookUp)

/** An address as the shop sees it. */
export default function LookUp() {
  return <Empty title={texts.noLookUp}>{texts.noLookUpText}</Empty>
}
