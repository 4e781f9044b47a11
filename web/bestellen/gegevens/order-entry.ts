import { detailsActions } from '../details-actions.ts'
import { orderStore } from '../order-state.ts'

/** What gegevens changes of this browser's order. */
export const orderEntry = orderStore.withActions(detailsActions)
