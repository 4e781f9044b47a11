import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import { hubEvents } from '../../../webhooks/event-types.ts'
import type { Json } from '../kit/json.ts'
import {
  always,
  answer,
  bodyOf,
  grouped,
  header,
  id,
  nothing,
  type Operations,
  refusals,
  secured,
  withBody,
} from './operation-parts.ts'
import { ifMatch, ifNoneMatch } from './parameters.ts'
import { schemaPath } from './served-schemas.ts'

/** Operations of an API's hub, with the events that it sends (kit/register-hub.ts). */
export function hubOperations(api: TmfApi): Operations {
  const events: Readonly<Record<string, string>> =
    api in hubEvents ? hubEvents[api as keyof typeof hubEvents] : {}
  const tags = ['hub']
  const subscription: Json = { $ref: schemaPath('EventSubscription') }
  return grouped([
    [
      '/hub',
      'post',
      secured('webhook:create', {
        operationId: 'registerListener',
        summary: 'Subscribes to events',
        tags,
        requestBody: bodyOf('EventSubscriptionInput'),
        responses: {
          201: answer('The subscription, with its secret', subscription, header('Location')),
          ...refusals(...withBody),
        },
        ...(Object.keys(events).length > 0 && { callbacks: callbacksOf(Object.values(events)) }),
      }),
    ],
    [
      '/hub/{id}',
      'delete',
      secured('webhook:delete', {
        operationId: 'unregisterListener',
        summary: 'Ends a subscription',
        tags,
        parameters: [id, ifMatch],
        responses: { 204: nothing('It has ended'), ...refusals(...always, 404, 412) },
      }),
    ],
    [
      '/hub',
      'get',
      secured('webhook:read', {
        operationId: 'listListeners',
        summary: 'Lists the subscriptions of the client',
        tags,
        responses: {
          200: answer('The subscriptions', { type: 'array', items: subscription }),
          ...refusals(...always),
        },
      }),
    ],
    [
      '/hub/{id}',
      'get',
      secured('webhook:read', {
        operationId: 'retrieveListener',
        summary: 'Reads a subscription, and how it does',
        tags,
        parameters: [id, ifNoneMatch],
        responses: {
          200: answer('The subscription', subscription, header('ETag')),
          304: nothing('It is as it was', header('ETag')),
          ...refusals(...always, 404),
        },
      }),
    ],
    [
      '/hub/{id}/resume',
      'post',
      secured('webhook:create', {
        operationId: 'resumeListener',
        summary: 'Has a receiver called again that the shop stopped calling',
        tags,
        parameters: [id],
        responses: { 200: answer('The subscription', subscription), ...refusals(...withBody, 404) },
      }),
    ],
    [
      '/hub/{id}/test',
      'post',
      secured('webhook:create', {
        operationId: 'testListener',
        summary: 'Sends an event that is none, `webhook.test`',
        tags,
        parameters: [id],
        responses: { 201: answer('Its id', object({ id: text })), ...refusals(...withBody, 404) },
      }),
    ],
    [
      '/hub/{id}/replay',
      'post',
      secured('webhook:create', {
        operationId: 'replayListener',
        summary: 'Sends events of the last 30 days again, with the ids that they had',
        tags,
        parameters: [id],
        requestBody: { required: true, content: { 'application/json': { schema: replay } } },
        responses: {
          200: answer('How many', object({ count: { type: 'integer' } })),
          ...refusals(...withBody, 404),
        },
      }),
    ],
    [
      '/hub/{id}/secret',
      'post',
      secured('webhook:create', {
        operationId: 'addListenerSecret',
        summary: 'Makes a second secret; calls are then signed with both',
        tags,
        parameters: [id],
        responses: {
          201: answer('The secret, shown this once', object({ id: text, secret: text })),
          ...refusals(...withBody, 404),
        },
      }),
    ],
    [
      '/hub/{id}/secret/{secret}',
      'delete',
      secured('webhook:delete', {
        operationId: 'removeListenerSecret',
        summary: 'Removes one of two secrets',
        tags,
        parameters: [id, { name: 'secret', in: 'path', required: true, schema: text }],
        responses: { 204: nothing('It is gone'), ...refusals(...always, 404, 409) },
      }),
    ],
  ])
}

const text: Json = { type: 'string' }
const object = (properties: Json): Json => ({ type: 'object', required: Object.keys(properties), properties })
const day: Json = { type: 'string', format: 'date' }
const replay: Json = {
  oneOf: [object({ message: text }), object({ from: day, to: day, onlyFailed: { type: 'boolean' } })],
}

const callbacksOf = (events: readonly string[]): Json => ({
  event: {
    '{$request.body#/callback}': {
      post: {
        summary: 'An event, signed as Standard Webhooks has it',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { anyOf: events.map(event => ({ $ref: schemaPath(event) })) } },
          },
        },
        responses: { '2XX': { description: 'It arrived' } },
      },
    },
  },
})
