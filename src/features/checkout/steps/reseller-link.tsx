import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { FlowPageSkeleton } from '../components/step-skeleton.tsx'
import { orderStore } from '../store/order-state.ts'
import type { Route } from './+types/reseller-link.ts'

/** `/bestellen/resellerId/12`: stores the reseller's id, then goes to the empty basket (order-flow §2). */
export default function ResellerLink({ params: { resellerId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    orderStore.followReseller(resellerId)
    navigate(paths.emptyBasket, { replace: true })
  }, [resellerId, navigate])
  return <FlowPageSkeleton />
}
