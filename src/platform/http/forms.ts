import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../../common/contract/call.ts'
import { exceededBound, type JsonBounds } from './json-bounds.ts'
import { problem, TooBusy } from './problem.ts'

/** The largest body in bytes; an order with a hundred lines takes a tenth of it. */
export const bodyLimit = 64 * 1024

/** Limits of a body, whatever its call; schemas say less, and name the field where a list is a little too long. */
export const bodyBounds: JsonBounds = { depth: 12, items: 500, names: 200, text: bodyLimit, values: 10_000 }

/** The same at the desk, where 5,000 cases are chosen at once and a quote of 2,000 lines is written. */
export const deskBodyBounds: JsonBounds = {
  ...bodyBounds,
  items: 10_000,
  text: Number.POSITIVE_INFINITY,
  values: 50_000,
}

const formLimits = {
  fields: 60,
  parts: 60,
  files: 0,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  headerPairs: 20,
}

/**
 * Reads JSON and form data of both kinds, so that a route finds an object with fields in `request.body`, or nothing.
 * Files are refused where the call takes none, and so is what is too large, nested too deep or of another kind.
 */
export async function addForms(app: FastifyInstance) {
  app.addHook('onRequest', refuseLargeBody)
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyFormbody, { bodyLimit })
  await app.register(fastifyMultipart, { limits: formLimits })
  app.addHook('preValidation', async request => {
    // Files are read once it is known that their sender may send them.
    if (request.isMultipart() && !request.routeOptions.config.call?.body?.files)
      request.body = (await readForm(request)).fields
    refuseOddBody(request)
  })
}

/** Multipart bodies are read as a stream, which the body limit does not count: their length must be known beforehand. */
async function refuseLargeBody({ headers, routeOptions }: FastifyRequest) {
  const length = headers['content-length']
  const isMultipart = headers['content-type']?.toLowerCase().startsWith('multipart/')
  // Of a call that takes files only a form may be large.
  const limit = routeOptions.config.call?.body?.files && !isMultipart ? bodyLimit : routeOptions.bodyLimit
  if (Number(length ?? 0) > (limit ?? bodyLimit)) throw problem(413, 'the body is too large')
  if (isMultipart && length === undefined) throw problem(411, 'a form came without its length')
}

type ReceivedForm = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
}

/** Forms with files that are read at the same time, each up to 20 MB in memory. */
export const mostAtOnce = 8
let readNow = 0

/** Reads a form with files, unless so many others are read that there is no memory for it. */
export async function readFormWithFiles(request: FastifyRequest): Promise<ReceivedForm> {
  if (readNow >= mostAtOnce) throw new TooBusy('too many forms with files at once')
  readNow += 1
  try {
    return await readForm(request)
  } finally {
    readNow -= 1
  }
}

/** Reads a multipart form. A field that comes more than once becomes a list, which no schema takes for a text. */
async function readForm(request: FastifyRequest): Promise<ReceivedForm> {
  const fields = new Map<string, unknown>()
  const { call } = request.routeOptions.config
  const expected = call?.body?.files
  const files: UploadedFile[] = []
  try {
    for await (const part of request.parts({
      limits: { ...formLimits, files: expected?.max ?? 0, fileSize: call?.bodyLimit ?? 0 },
    })) {
      if (part.type === 'file') {
        if (part.fieldname !== expected?.field) throw problem(413, 'a file came in a field that takes none')
        const content = await part.toBuffer()
        // A field for files that was left empty is sent as a file without a name and content.
        if (content.length > 0 || part.filename !== '')
          files.push({ name: part.filename ?? '', claimedType: part.mimetype, content })
        continue
      }
      if (part.valueTruncated) throw problem(413, 'a field is too long')
      fields.set(
        part.fieldname,
        fields.has(part.fieldname) ? [fields.get(part.fieldname), part.value] : part.value,
      )
    }
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error
      ? error
      : problem(400, `a form is malformed: ${error}`)
  }
  return { fields: Object.fromEntries(fields), files }
}

function refuseOddBody({ body, routeOptions }: FastifyRequest) {
  if (body === undefined || body === null) return
  if (typeof body !== 'object' || Array.isArray(body)) throw problem(400, 'the body is no object')
  // The file of a posted mail.
  if (Buffer.isBuffer(body)) return
  const isDesk = routeOptions.config.call?.access === 'staff'
  const exceeded = exceededBound(body, isDesk ? deskBodyBounds : bodyBounds)
  if (exceeded) throw problem(400, `the body has more than may be: ${exceeded.bound}`)
}
