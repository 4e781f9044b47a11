import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { AddLine } from '../components/add-line.tsx'
import { LineChanges } from '../components/line-changes.tsx'
import styles from '../components/lines.module.css'
import { LinesTable } from '../components/lines-table.tsx'
import type { ChangeableLines } from '../contract-desk.ts'
import { isSameCart } from '../line-differences.ts'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/lines-page.ts'
import { ChangePreview } from './change-preview.tsx'
import { useLines } from './use-lines.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/zaken/{nummer}/regels', { params: { nummer: params.number } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? texts.title(formatOrderNumber(loaderData.number)) : texts.unknown)

/** The lines of an order, changed until it is delivered. */
export default function LinesPage({ loaderData: shown }: Route.ComponentProps) {
  const number = formatOrderNumber(shown.number)
  return (
    <>
      <PageTitle
        intro={shown.organization}
        actions={<Link to={deskPaths.case(shown.number)}>{texts.backTo(number)}</Link>}
      >
        {texts.title(number)}
      </PageTitle>
      {shown.refusal === null ? (
        <LinesEditor key={shown.number} shown={shown} />
      ) : (
        <Notice title={shown.refusal} />
      )}
      <LineChanges number={shown.number} version={shown.version} changes={shown.changes} mayWork />
    </>
  )
}

/** The lines with what can be done to each, beside what that comes to. */
function LinesEditor({ shown }: { shown: ChangeableLines }) {
  const lines = useLines(shown)
  const { choices, change } = lines
  const isChanged = !isSameCart(choices.ordered, change.cart)
  return (
    <div className={styles.columns}>
      <Card title={texts.lines}>
        {!shown.addressChecked && (
          <Notice kind="warning">
            <p>{texts.addressNotChecked}</p>
          </Notice>
        )}
        <LinesTable change={change} onQuantity={lines.setQuantity} />
        <div className={styles.actions}>
          <AddLine choices={choices} cart={change.cart} onAdd={lines.add} />
          {isChanged && (
            <Button variant="quiet" small icon={<Undo2 aria-hidden="true" />} onClick={lines.undo}>
              {texts.undo}
            </Button>
          )}
        </div>
        <p className={styles.note}>{texts.asOrdered}</p>
      </Card>
      <ChangePreview shown={shown} id={lines.id} before={choices.ordered} change={change} />
    </div>
  )
}
