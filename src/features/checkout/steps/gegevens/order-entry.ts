import { detailsActions } from '../../store/details-actions.ts'
import { orderStore } from '../../store/order-state.ts'

/** Changes that gegevens and controle make to this browser's order. */
export const orderEntry = orderStore.withActions(detailsActions)
