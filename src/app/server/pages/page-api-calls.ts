import type { FastifyRequest } from 'fastify'
import type { ApiAnswered } from '../../../api/page-services.ts'

/**
 * Calls a GET route of the API in this process on behalf of a page's visitor: with the same cookies and the same
 * address, so that login, permission and limits apply as to the visitor's own call.
 */
export async function callApiAs(
  { server, headers, ip }: FastifyRequest,
  address: string,
): Promise<ApiAnswered> {
  const { statusCode, payload } = await server.inject({
    method: 'GET',
    url: address,
    remoteAddress: ip,
    headers: { accept: 'application/json', ...(headers.cookie && { cookie: headers.cookie }) },
  })
  return { status: statusCode, body: parsed(payload) }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
