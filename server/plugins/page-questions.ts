import type { FastifyRequest } from 'fastify'
import type { ApiAnswered } from '../../contract/page-services.ts'

/**
 * Asks a GET call of the API on behalf of whoever asked for a page, in this process: by his own cookies and from his own
 * address, so that login, permission and limits are judged as in a call of his.
 */
export async function askAs({ server, headers, ip }: FastifyRequest, address: string): Promise<ApiAnswered> {
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
