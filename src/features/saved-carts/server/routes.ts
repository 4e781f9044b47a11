import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { customerOf, signedInCustomer } from '../../customers/server/signed-in.ts'
import { noSuchCart, savedCartCalls } from '../contract.ts'
import { savedCartRefusals } from '../texts.ts'
import {
  cartOfCustomer,
  cartOfLink,
  cartsOfCustomer,
  forgetCartOfCustomer,
  type SavedCartServices,
  saveCart,
} from './saved-carts.ts'

const gone = { status: 404, body: noSuchCart } as const
const nothingSold = {
  status: 422,
  body: { message: savedCartRefusals.nothingSold },
} as const

/** Keeping a cart, and the link that brings it back (src/features/saved-carts/contract.ts). */
export async function savedCartRoutes(app: FastifyInstance, { services }: { services: SavedCartServices }) {
  serve(app, savedCartCalls.saveCart, async ({ body, request }) =>
    (await saveCart(services, body, await signedInCustomer(request, services.database)))
      ? { status: 204 }
      : nothingSold,
  )

  serve(app, savedCartCalls.openSavedCart, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const cart = await cartOfLink(services, body.token)
    return cart ? { status: 200, body: cart } : gone
  })
}

/** Saved carts of a logged-in customer. */
export async function customerCartRoutes(
  app: FastifyInstance,
  { services }: { services: SavedCartServices },
) {
  const { database } = services
  serve(app, savedCartCalls.customerCarts, async ({ request }) => ({
    status: 200,
    body: await cartsOfCustomer(database, customerOf(request).id),
  }))

  serve(app, savedCartCalls.customerCart, async ({ request, params }) => {
    const cart = params.id ? await cartOfCustomer(services, customerOf(request).id, params.id) : null
    return cart ? { status: 200, body: cart } : gone
  })

  serve(app, savedCartCalls.forgetCart, async ({ request, params }) => {
    if (params.id) await forgetCartOfCustomer(database, customerOf(request).id, params.id)
    return { status: 204 }
  })
}
