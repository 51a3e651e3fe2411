type Fields = Record<string, string>

const tokenIn = (page: string): string => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** A customer without JavaScript on the pay page at `payUrl`. Posts return the answer itself, redirects are not followed. */
export const customerAt = (payUrl: string) => {
  const look = async () => (await fetch(payUrl, { redirect: 'manual' })).text()

  const send = async (step: string, fields: Fields) =>
    fetch(`${payUrl}/${step}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  const submit = async (step: string, fields: Fields = {}) => send(step, { token: tokenIn(await look()), ...fields })

  return {
    look,
    send,
    submit,
    /** Fills in the card form and, if the bank asks, approves. */
    payByCard: async (number: string) => {
      const answer = await submit('card', { number, expiry: '12/34', cvc: '123' })
      const isAsked = answer.headers.get('location')?.startsWith('/pay/') ?? false
      return isAsked ? submit('challenge', { decision: 'confirm' }) : answer
    },
    payByDebit: (iban: string) => submit('debit', { holder: 'Erika Beispiel', iban }),
    payByWallet: () => submit('wallet'),
    cancel: () => submit('cancel'),
  }
}
