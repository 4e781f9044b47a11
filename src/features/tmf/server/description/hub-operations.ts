import { hubEvents } from '../../../webhooks/event-types.ts'
import type { TmfApi } from '../../resources.ts'
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
import { schemaPath } from './served-schemas.ts'

/** Operations of an API's hub, with the events that it sends (kit/register-hub.ts). */
export function hubOperations(api: TmfApi): Operations {
  const events: Readonly<Record<string, string>> =
    api in hubEvents ? hubEvents[api as keyof typeof hubEvents] : {}
  const tags = ['hub']
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
          201: answer(
            'The subscription, with its secret',
            { $ref: schemaPath('EventSubscription') },
            header('Location'),
          ),
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
        parameters: [id],
        responses: { 204: nothing('It has ended'), ...refusals(...always, 404) },
      }),
    ],
  ])
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
