import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { deskCasePage } from '../../../common/desk-pages.ts'
import type { Fact } from '../../../common/fact.ts'
import { formatDay } from '../../../common/moments.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { sentenceCase } from '../../../common/sentence.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { countedName } from '../../agreements/contract.ts'
import { costOfOrder, termUntil } from '../../agreements/replacing.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { useIsByPhone } from '../../carts/components/phone-mode.ts'
import { totalsOf } from '../../carts/totals.ts'
import { orderOriginTexts as originTexts } from '../../cases/order-origin-texts.ts'
import { isMainProduct } from '../../catalogue/product.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { type ReplacedAgreement, replacedBy } from '../store/replaced-agreement.ts'
import { replacedTexts as texts } from '../texts/replaced-agreement.ts'
import styles from './replaced-agreement.module.css'

/** Before and after, where the order takes the place of what its customer has. */
export function ReplacedNotice() {
  const state = useOrderState()
  const replaced = state.isLoaded ? replacedBy(state) : null
  if (!replaced) return null
  const { action, agreement } = replaced
  return (
    <Notice
      title={filledText(sentenceCase(originTexts.replacing[action]('{agreement}')), {
        agreement: <span className="unbroken">{agreementNumber(agreement)}</span>,
      })}
    >
      <dl className={styles.facts}>
        {beforeAndAfter(replaced, state.cart, dutchDay(new Date())).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {action === 'move' && (
        <p>
          <span>{texts.notThere}</span> <WayToLeave replaced={replaced} />
        </p>
      )}
      <p className={styles.action}>
        <Button small variant="secondary" onClick={() => orderStore.orderBeside()}>
          {texts.beside}
        </Button>
      </p>
    </Notice>
  )
}

/** The way to give notice: in the account, behind the link of the order, and for a caller in the case. */
function WayToLeave({ replaced: { agreement, token } }: { replaced: ReplacedAgreement }) {
  const { phone } = useBrand()
  if (useIsByPhone()) return <a href={deskCasePage(agreement.replaceAll('-', ''))}>{texts.recordNotice}</a>
  return (
    <>
      {token === undefined ? (
        <Link to={paths.mijnNotice(agreement)}>{texts.giveNotice}</Link>
      ) : (
        <span>{texts.giveNoticeByLink}</span>
      )}
      <span> {filledText(texts.orCall, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}</span>
    </>
  )
}

/** Price, term and costs of what a customer has and of what comes in its place. */
function beforeAndAfter(
  { lines, overlapDays }: ReplacedAgreement,
  cart: Cart,
  today: string,
): readonly Fact[] {
  const running = lines.filter(({ bond }) => bond !== null)
  const perMonth = running.reduce((sum, { centsPerMonth }) => sum + (centsPerMonth ?? 0), 0)
  const main = cart.find(({ product }) => isMainProduct(product))
  const cost = costOfOrder(lines, cart, today)
  return [
    [texts.now, `${running.map(countedName).join(', ')}: ${texts.perMonth(formatEuro(perMonth))}`],
    [texts.later, main ? texts.perMonth(formatEuro(totalsOf(cart).monthlyInCents)) : texts.nothingChosen],
    ...(main
      ? ([
          [originTexts.term, termInWords(termUntil(lines, cart), main.product.contractDuration, today)],
          [originTexts.leaving, cost > 0 ? originTexts.costs(formatEuro(cost)) : originTexts.free],
        ] as const)
      : []),
    [originTexts.goesOn, originTexts.until(overlapDays)],
  ]
}

function termInWords(lastDay: string | null, months: number, today: string): string {
  if (lastDay === null) return texts.newTerm(months)
  return lastDay < today ? texts.termIsOver : texts.termGoesOn(formatDay(new Date(lastDay)))
}
