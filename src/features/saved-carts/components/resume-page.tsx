import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type CallResult, call, isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { savedCartPage } from '../../../common/account-pages.ts'
import { Button } from '../../../ui/kit/button.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { quantityOf } from '../../carts/cart.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import page from '../../checkout/components/flow-page.module.css'
import { FlowPageSkeleton } from '../../checkout/components/step-skeleton.tsx'
import { orderStore, useOrderState } from '../../checkout/store/order-state.ts'
import { IncompleteLink } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { savedCartDays } from '../../mailed-links/lifetimes.ts'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { ownCartPage, ownCartQuery, type SavedCart } from '../contract.ts'
import { resumeCartTexts as texts } from '../texts.ts'
import styles from './saved-cart.module.css'

/** Page behind the link to a saved cart, and for opening one's own. */
export default function Resume() {
  const [query] = useSearchParams()
  const own = query.get(ownCartQuery)
  return own === null ? <ByLink /> : <Own id={own} key={own} />
}

const linkPage = {
  path: savedCartPage,
  check: 'POST /api/winkelwagen/hervatten',
  storageKey: 'savedCartLink',
} as const

function ByLink() {
  const { link, forget } = useMailedLink(linkPage)
  switch (link.kind) {
    case 'checking':
      return <FlowPageSkeleton />
    case 'failed':
      return <Failed message={link.message} onRetry={link.retry} />
    case 'dead':
      return <Dead />
    case 'incomplete':
      return (
        <ResumePage>
          <IncompleteLink />
        </ResumePage>
      )
    case 'serves':
      return <Bring saved={link.standing} onBrought={forget} />
  }
}

/** The same for every render: an own cart has no link that is used up. */
const nothingToForget = () => undefined

function Own({ id }: { id: string }) {
  const [result, setResult] = useState<CallResult<SavedCart> | null>(null)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isCurrent = attempt > 0
    void call('GET /api/mijn/winkelwagens/{id}', { params: { id } }).then(
      answered => isCurrent && setResult(answered),
    )
    return () => {
      isCurrent = false
    }
  }, [id, attempt])
  const navigate = useNavigate()
  const isLoggedOut = result !== null && isRefused(result, 401)
  useEffect(() => {
    if (isLoggedOut) navigate(paths.login(ownCartPage(id)), { replace: true })
  }, [isLoggedOut, id, navigate])
  if (result === null || isLoggedOut) return <FlowPageSkeleton />
  if (result.ok) return <Bring saved={result.data} onBrought={nothingToForget} />
  if (result.kind === 'unavailable')
    return <Failed message={result.message} onRetry={() => setAttempt(before => before + 1)} />
  return <Dead />
}

/** Brings a cart into this browser; asks first where that would take the place of another one. */
function Bring({ saved, onBrought }: { saved: SavedCart; onBrought: () => void }) {
  const { isLoaded, cart, productType } = useOrderState()
  const [isDecided, setIsDecided] = useState(false)
  const navigate = useNavigate()
  const isFree = isLoaded && (cart.length === 0 || isSame(cart, saved))

  useEffect(() => {
    if (!isFree && !isDecided) return
    orderStore.resume({
      productType: saved.productType,
      requestType: saved.requestType,
      address: saved.address,
      cart: saved.lines,
    })
    onBrought()
    navigate(paths.winkelwagen(saved.productType), { replace: true })
  }, [isFree, isDecided, saved, onBrought, navigate])

  if (!isLoaded || isFree || isDecided) return <FlowPageSkeleton />
  const other = productType ?? cart[0]?.product.productType ?? saved.productType
  return (
    <ResumePage>
      <Notice kind="warning" title={texts.replace}>
        <p>{texts.replaceText(productTypeNames[other].toLowerCase())}</p>
      </Notice>
      <div className={styles.actions}>
        <Button onClick={() => setIsDecided(true)}>{texts.open}</Button>
        <LinkButton to={paths.winkelwagen(other)} variant="secondary">
          {texts.keep}
        </LinkButton>
      </div>
    </ResumePage>
  )
}

/** One question or message. */
const ResumePage = ({ children }: { children: Elements }) => (
  <div className={page.page}>
    <div className={page.stack}>
      <PageView />
      <h2>{texts.title}</h2>
      {children}
    </div>
  </div>
)

const isSame = (cart: ReturnType<typeof orderStore.getSnapshot>['cart'], { lines }: SavedCart): boolean =>
  cart.length === lines.length && cart.every(line => quantityOf(lines, line.product.id) === line.quantity)

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <ResumePage>
    <Notice kind="error" title={texts.notChecked} onRetry={onRetry}>
      <p>{message}</p>
    </Notice>
  </ResumePage>
)

function Dead() {
  const { phone } = useBrand()
  return (
    <ResumePage>
      <Notice kind="warning" title={texts.dead}>
        <p>
          <span>{texts.deadText(savedCartDays)}</span> <a href={`tel:${phone.tel}`}>{phone.display}</a>
        </p>
      </Notice>
      <div className={styles.actions}>
        <LinkButton to={paths.emptyBasket}>{texts.begin}</LinkButton>
      </div>
    </ResumePage>
  )
}
