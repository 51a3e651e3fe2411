import { describe, expect, it } from 'vitest'
import type { Bench } from './bench.fixture.ts'
import type { ReceivedNotification } from './lab.fixture.ts'

const MINUTE = 60_000
const later = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

export const notifying = ({ lab, paid }: Bench): void => {
  describe('notifications', () => {
    const genuine = async (): Promise<{ reference: string; message: ReceivedNotification }> => {
      const reference = await paid()
      await lab().settleEverything()
      const message = lab()
        .notifications()
        .find(({ body }) => body.includes(reference))
      if (!message) throw new Error('the provider sent nothing')
      return { reference, message }
    }
    const read = ({ headers, body }: ReceivedNotification, now = later(0)) =>
      lab().provider.readWebhook(headers, body, now)

    it('are read when genuine and fresh', async () => {
      const { reference, message } = await genuine()
      expect(read(message)).toEqual({ ok: true, eventId: expect.stringMatching(/.+/), reference })
    })

    it('are refused when a single character of them was changed', async () => {
      const { reference, message } = await genuine()
      const body = message.body.replace(reference, `${reference.slice(0, -1)}~`)
      expect(read({ ...message, body })).toEqual({ ok: false, reason: 'badSignature' })
    })

    it('are refused when old or from the future', async () => {
      const { message } = await genuine()
      for (const off of [-6 * MINUTE, 6 * MINUTE])
        expect(read(message, later(off))).toEqual({ ok: false, reason: 'stale' })
    })

    it('are refused without a signature', async () => {
      const { message } = await genuine()
      expect(read({ ...message, headers: {} })).toEqual({ ok: false, reason: 'unsigned' })
    })
  })
}
