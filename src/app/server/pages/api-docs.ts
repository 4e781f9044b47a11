import type { FastifyInstance } from 'fastify'
import { apiCalls } from '../../../api/calls.ts'
import { openApiDocument } from '../../../api/openapi.ts'

const docsPath = '/api/docs'
const documentPath = `${docsPath}/openapi.json`

/** The reference runs scripts and styles of its own inline and loads nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * GET /api/docs: the reference of the API, and GET /api/docs/openapi.json: the document it is made of. For development
 * only: what draws it is not installed in production.
 */
export async function apiDocs(app: FastifyInstance) {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const document = openApiDocument(apiCalls)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
  })
  app.get(documentPath, () => document)
  await app.register(apiReference, {
    routePrefix: docsPath,
    configuration: {
      url: documentPath,
      pageTitle: 'API of the shop',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      // Both would talk to the maker of the reference.
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
}
