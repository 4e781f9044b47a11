import { type ComponentType, createContext } from 'react'
import type { OrderDelivery } from '../contract.ts'

/** Shows parcels that are on their way, as the feature that knows them does; src/app/mijn/customer-pages.tsx gives it. */
export const ShownParcels = createContext<ComponentType<Pick<OrderDelivery, 'parcels'>> | null>(null)
