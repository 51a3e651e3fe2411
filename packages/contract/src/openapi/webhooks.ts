import { WEBHOOK_EVENTS, type WebhookEvent } from '@billett/domain'
import { WEBHOOK_DATA } from '../replies/webhook-data.ts'
import { WEBHOOK_EVENT_WORDS } from '../words/webhook-words.ts'
import type { Json, SchemaWriter } from './json-schema.ts'

const text = (format: string): Json => ({ type: 'string', format })

/** What a server of a partner is sent when something happens, signed as the guide says. */
const webhook = (event: WebhookEvent, { shape }: SchemaWriter): Json => ({
  post: {
    operationId: `told-${event}`,
    summary: WEBHOOK_EVENT_WORDS[event].en,
    description:
      'Sent to the server of a partner that wishes to hear of it, signed: see "Being told" in `docs/api.md`.',
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['id', 'type', 'timestamp', 'clientId', 'data'],
            properties: {
              id: { ...text('uuid'), description: 'The same whenever this event is told.' },
              type: { const: event, description: 'What has happened.' },
              timestamp: { ...text('date-time'), description: 'When it happened.' },
              clientId: { ...text('uuid'), description: 'The company whose shop it is.' },
              data: { ...shape(WEBHOOK_DATA[event], 'output'), description: 'What it is about.' },
            },
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'Taken.' },
      '4XX': { description: 'Not taken: tried again for three days, as anything but 2xx is.' },
    },
  },
})

export const webhooks = (schemas: SchemaWriter): Json =>
  Object.fromEntries(WEBHOOK_EVENTS.map(event => [event, webhook(event, schemas)]))
