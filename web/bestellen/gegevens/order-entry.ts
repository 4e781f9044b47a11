import { detailsActions } from '../details-actions.ts'
import { orderStore } from '../order-state.ts'

/** Changes that gegevens makes to this browser's order. */
export const orderEntry = orderStore.withActions(detailsActions)
