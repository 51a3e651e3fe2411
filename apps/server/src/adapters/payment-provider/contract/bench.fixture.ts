import type { CreatedPayment, PaymentReport, PaymentRequest } from '../../../ports/payment/payment-provider.ts'
import type { PaymentProviderLab } from './lab.fixture.ts'

export const EUR = 'EUR'

let keys = 0
export const newKey = (): string => `contract-${Date.now().toString(36)}-${++keys}`

const isReport = (answer: { state: string }): answer is PaymentReport => 'chargedCents' in answer

/** Short ways to what most tests begin with. `lab` is asked for when it is open. */
export const benchFor = (lab: () => PaymentProviderLab) => {
  const attempt = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
    idempotencyKey: newKey(),
    amountCents: 1990,
    currency: EUR,
    description: 'Day ticket, zones 1 to 3',
    merchantReference: 'order-4711',
    returnUrl: 'http://127.0.0.1/confirm/4711',
    webhookUrl: lab().webhookUrl,
    language: 'de',
    ...changes,
  })

  const opened = async (changes: Partial<PaymentRequest> = {}): Promise<CreatedPayment & { redirectUrl: string }> => {
    const answer = await lab().provider.createPayment(attempt(changes))
    if (answer.state !== 'created' || !answer.redirectUrl) throw new Error(`not created: ${JSON.stringify(answer)}`)
    return { ...answer, redirectUrl: answer.redirectUrl }
  }

  const report = async (reference: string): Promise<PaymentReport> => {
    const answer = await lab().provider.fetchPayment({ reference })
    if (!isReport(answer)) throw new Error(`not reported: ${JSON.stringify(answer)}`)
    return answer
  }

  const paid = async (): Promise<string> => {
    const { reference, redirectUrl } = await opened()
    await lab().pay(redirectUrl)
    return reference
  }

  return { lab, attempt, opened, report, paid }
}

export type Bench = ReturnType<typeof benchFor>
