import { businessDateOf, type Clock } from '@billett/domain'
import * as z from 'zod/mini'
import type { BankChannel } from '../../ports/payment/bank-channel.ts'
import { ask, jsonOf } from '../outside/ask.ts'

interface Settings {
  url: string
  /** What the bank knows us by. */
  secret: string
  /** A bank that is there for trying is never behind our day. */
  clock: Clock
  /** Milliseconds until a question is answered, and a file is taken or has come. */
  patience?: number
  patienceForFiles?: number
}

const Last = z.object({ messageId: z.nullable(z.string()), sha256: z.nullable(z.string()) })
const Refusal = z.object({ detail: z.string() })
const Answers = z.object({ answers: z.array(z.object({ id: z.string().check(z.regex(/^\d{1,20}$/)) })) })

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

/** Sent as it is read, and never held whole. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(stream) {
      const next = await pieces.next()
      if (next.done) stream.close()
      else stream.enqueue(next.value)
    },
  })
}

/** A bank that is asked over HTTP: it takes files by their id, and numbers its answers. */
export function bankHttp({ url, secret, clock, patience = 8_000, patienceForFiles = 120_000 }: Settings): BankChannel {
  const base = `${url.replace(/\/+$/, '')}/v1`
  const headers = () => ({ authorization: `Bearer ${secret}`, 'x-demo-day': businessDateOf(clock()) })

  async function* contentOf(id: string): AsyncGenerator<Uint8Array> {
    const signal = AbortSignal.timeout(patienceForFiles)
    const reply = await fetch(`${base}/answers/${id}`, { headers: headers(), redirect: 'error', signal })
    if (!reply.ok || !reply.body) throw new Error(`the bank answers ${reply.status}`)
    yield* reply.body
  }

  return {
    isOffered: true,
    async lastFile() {
      const reply = await ask({ url: `${base}/files/last`, headers: headers(), timeoutMilliseconds: patience })
      if (reply.state === 'unreachable') return reply
      const last = reply.isOk ? jsonOf(reply, Last) : undefined
      return last ? { state: 'known', ...last } : { state: 'unreachable', detail: `status ${reply.status}` }
    },
    async handOver({ messageId, content }) {
      try {
        const sending = {
          method: 'PUT',
          headers: { ...headers(), 'content-type': 'application/xml' },
          body: streamOf(content),
          // What Node wants to be told of a body that comes piece by piece.
          duplex: 'half',
          redirect: 'error' as const,
          signal: AbortSignal.timeout(patienceForFiles),
        }
        const reply = await fetch(`${base}/files/${encodeURIComponent(messageId)}`, sending)
        if (reply.ok) return { state: 'taken' }
        if (reply.status !== 422) return { state: 'unreachable', detail: `status ${reply.status}` }
        const refusal = z.safeParse(Refusal, await reply.json())
        return { state: 'refused', detail: refusal.success ? refusal.data.detail : '' }
      } catch (failure) {
        return { state: 'unreachable', detail: messageOf(failure) }
      }
    },
    async answersSince(after, most) {
      const query = new URLSearchParams({ most: String(most), ...(after === null ? {} : { after }) })
      const reply = await ask({ url: `${base}/answers?${query}`, headers: headers(), timeoutMilliseconds: patience })
      if (reply.state === 'unreachable') return reply
      const list = reply.isOk ? jsonOf(reply, Answers) : undefined
      if (!list) return { state: 'unreachable', detail: `status ${reply.status}` }
      return { state: 'known', messages: list.answers.map(({ id }) => ({ id, content: () => contentOf(id) })) }
    },
  }
}
