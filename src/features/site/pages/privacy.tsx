import texts from '../../../../content/site/privacy.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { pageServices } from '../../../ui/navigation/page-context.ts'
import { withBrand } from '../../page-frame/components/brand-texts.ts'
import { useShellData } from '../../page-frame/components/shell-data.ts'
import type { Route } from './+types/privacy.ts'
import { Article } from './article.tsx'
import { codedPageHead } from './coded-page-head.ts'
import { privacyTexts } from './privacy-texts.ts'
import { retentionRows } from './retention-rows.ts'
import { RetentionTable } from './retention-table.tsx'

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches[0].loaderData
  return codedPageHead(shell, {
    title: texts.title,
    description: withBrand(texts.metaDescription, shell.brand),
    path: paths.privacy,
  })
}

export const loader = ({ context }: Route.LoaderArgs) => ({
  rows: retentionRows(context.get(pageServices).disclosedActivities),
})

export default function Privacy({ loaderData: { rows } }: Route.ComponentProps) {
  const shell = useShellData()
  return shell && <Article texts={privacyTexts(shell)} after={{ bewaren: <RetentionTable rows={rows} /> }} />
}
