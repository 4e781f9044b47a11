import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/** The largest body in bytes; an order with a hundred lines takes a tenth of it. */
export const bodyLimit = 64 * 1024

const maxNesting = 12

const formLimits = {
  fields: 60,
  parts: 60,
  files: 0,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  headerPairs: 20,
}

/** Reads form data of both kinds into plain fields; files are refused. JSON may be nested only so deep. */
export async function addForms(app: FastifyInstance) {
  app.addHook('onRequest', refuseLargeBody)
  await app.register(fastifyFormbody, { bodyLimit })
  await app.register(fastifyMultipart, { attachFieldsToBody: 'keyValues', limits: formLimits })
  app.addHook('preValidation', refuseDeepBody)
}

/** Multipart bodies are read as a stream, which the body limit does not count: their length must be known beforehand. */
async function refuseLargeBody({ headers }: FastifyRequest) {
  const length = headers['content-length']
  if (Number(length ?? 0) > bodyLimit) throw problem(413, 'the body is too large')
  const isMultipart = headers['content-type']?.startsWith('multipart/')
  if (isMultipart && length === undefined) throw problem(411, 'a form came without its length')
}

async function refuseDeepBody({ body }: FastifyRequest) {
  if (isDeeperThan(maxNesting, body)) throw problem(400, 'the body is nested too deep')
}

const isDeeperThan = (levels: number, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(part => isDeeperThan(levels - 1, part))
}
