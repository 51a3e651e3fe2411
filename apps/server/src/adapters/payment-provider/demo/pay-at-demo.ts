import type { DemoPayment } from '@billett/demo-region'
import type { PayAtProvider } from '../../../ports/payment/pay-at-provider.ts'

/** Milliseconds. */
const PATIENCE = 5_000

/** Numbers of the demo provider that make a payment go so; the first needs no yes of a bank. */
const CARDS = {
  card: '4000000000000002',
  declined: '4000000000001000',
  tooLittle: '4000000000004004',
  refundRefused: '4000000000008005',
} as const

const ACCOUNT = { holder: 'Erika Beispiel', iban: 'DE09000000000000000001' }

const tokenIn = (page: string): string => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** What a customer fills in on the provider's page, and where it is sent. */
function formOf(pays: Exclude<DemoPayment, 'left'>): [step: string, fields: Record<string, string>] {
  if (pays === 'wallet') return ['wallet', {}]
  if (pays === 'debit') return ['debit', ACCOUNT]
  return ['card', { number: CARDS[pays], expiry: '12/34', cvc: '123' }]
}

/** Pays on the page of the demo provider as a customer without JavaScript does; who leaves it does nothing there. */
export const payAtDemo: PayAtProvider = async (payUrl, pays) => {
  if (pays === 'left') return
  const signal = AbortSignal.timeout(PATIENCE)
  const submit = async (step: string, fields: Record<string, string>) => {
    const page = await (await fetch(payUrl, { signal })).text()
    const body = new URLSearchParams({ token: tokenIn(page), ...fields })
    return fetch(`${payUrl}/${step}`, { method: 'POST', body, redirect: 'manual', signal })
  }
  const { headers } = await submit(...formOf(pays))
  // The bank asks whether it is really them.
  if (headers.get('location') === new URL(payUrl).pathname) await submit('challenge', { decision: 'confirm' })
}
