import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'

interface Waiting {
  type: string
  /** Fixed when it happened. */
  body: string
}

/** Events on their way to the merchant. They leave when the test lets them, so that it decides about their order. */
export function simulatedWebhooks(secret: string) {
  const endpoints: string[] = []
  const waiting: Waiting[] = []

  const deliver = async ({ body }: Waiting, url: string): Promise<number> => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return answer.status
  }

  return {
    endpoints,
    waiting,
    announce(type: string, object: object): void {
      const id = `evt_${randomBytes(12).toString('hex')}`
      waiting.push({ type, body: JSON.stringify({ id, object: 'event', type, data: { object } }) })
    },
    /** Sends everything that waits, each `times` times; gives the merchant's answers. */
    async deliverAll(times = 1): Promise<number[]> {
      const answers: number[] = []
      for (const event of waiting.splice(0))
        for (const url of endpoints) for (let sent = 0; sent < times; sent += 1) answers.push(await deliver(event, url))
      return answers
    },
  }
}
