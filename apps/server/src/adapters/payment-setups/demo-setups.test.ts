import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo } from '@billett/payment-demo/testing'
import { demoPaymentProvider } from '../payment-provider/demo/demo-payment-provider.ts'
import { paymentSetupsContract } from './contract/payment-setups-contract.fixture.ts'
import type { WhenCharged } from './contract/setups-lab.fixture.ts'
import { demoSetups } from './demo-setups.ts'

const cardFor = (scenario: string): string => TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''

const CARDS: Readonly<Record<WhenCharged, string>> = {
  // Its bank asks nothing.
  paid: '4000000000000002',
  ask: cardFor('paid'),
  decline: cardFor('stored-declined'),
}

paymentSetupsContract('demo', async () => {
  const demo = await startPaymentDemo()
  const settings = { baseUrl: demo.baseUrl(), secret: demo.secret, timeoutMilliseconds: 2_000 }
  return {
    setups: demoSetups(settings),
    payments: demoPaymentProvider(settings),
    save: (redirectUrl, whenCharged) => customerAt(redirectUrl).saveCard(CARDS[whenCharged]),
    answerBank: (redirectUrl, isApproved) =>
      customerAt(redirectUrl).submit('challenge', { decision: isApproved ? 'confirm' : 'reject' }),
    offline: demoSetups({ ...settings, baseUrl: 'http://127.0.0.1:1' }),
    stop: () => demo.stop(),
  }
})
