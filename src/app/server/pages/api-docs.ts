import { type FastifyInstance, fastify } from 'fastify'
import { apiCalls } from '../../../api/calls.ts'
import { openApiDocument } from '../../../api/openapi.ts'
import { servedApis } from '../../../api/tmf-apis.ts'
import { deskSignInPage } from '../../../common/desk-pages.ts'
import { lazy } from '../../../common/lazy.ts'
import { type TmfApi, tmfApis } from '../../../features/api-clients/tmf-resources.ts'
import { authorizeStaff } from '../../../features/staff/server/signed-in.ts'
import type { StaffServices } from '../../../features/staff/server/staff-services.ts'
import { servedDescription } from '../../../features/tmf/server/description/served-description.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { tmfParts } from '../tmf-parts.ts'

const docsPath = '/api/docs'
const documentPath = `${docsPath}/openapi.json`
const descriptionPath = (api: TmfApi) => `${docsPath}/${api}.json`

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

type Options = {
  readonly isPublic: boolean
  readonly publicUrl: string
  readonly staff: Pick<StaffServices, 'database' | 'cookie'>
}

/** Draws the reference. Loaded when somebody first opens it: its script alone is 4 MB. */
const referencePages = lazy(async () => {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const pages = fastify()
  await pages.register(apiReference, {
    routePrefix: docsPath,
    configuration: {
      sources: [
        { title: 'Shop', url: documentPath },
        ...servedApis.map(api => ({ title: `${api} ${tmfApis[api].title}`, url: descriptionPath(api) })),
      ],
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
  return pages
})

const shopDocument = lazy(() => openApiDocument(apiCalls))

/**
 * GET /api/docs: the reference of our API and of TM Forum's, with the documents it is made of (openapi.json, TMF622.json …). For
 * colleagues who are signed in, unless it is public.
 */
export async function apiDocs(app: FastifyInstance, { isPublic, publicUrl, staff }: Options) {
  app.addHook('preHandler', async (request, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-store')
    if (isPublic) return
    const verdict = await authorizeStaff(request, staff, { permission: 'cases.read' })
    if (verdict.kind === 'allowed') return
    const isPage = request.headers.accept?.includes('text/html') ?? false
    return verdict.status === 401 && isPage
      ? reply.redirect(`${deskSignInPage}?terug=${encodeURIComponent(docsPath)}`)
      : refuse(request, reply, verdict.status, verdict.body.message)
  })
  app.get(documentPath, shopDocument)
  for (const api of servedApis)
    app.get(descriptionPath(api), () => servedDescription(api, publicUrl, tmfParts))
  for (const url of [docsPath, `${docsPath}/`, `${docsPath}/js/scalar.js`])
    app.get(url, async (_request, reply) => {
      const { statusCode, headers, rawPayload } = await (await referencePages()).inject(url)
      const { 'content-type': type, location } = headers
      return reply
        .code(statusCode)
        .headers({ ...(type && { 'content-type': type }), ...(location && { location }) })
        .send(rawPayload)
    })
}
