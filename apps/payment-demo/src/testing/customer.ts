type Fields = Record<string, string>

const tokenIn = (page: string): string => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''

/**
 * A customer without JavaScript on the pay page at `payUrl`. Posts return the answer itself, redirects are not
 * followed. `leaving`: when it fires, the customer does not wait for an answer any longer, and what was under way
 * throws.
 */
export const customerAt = (payUrl: string, leaving?: AbortSignal) => {
  let cookie = ''
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual', signal: leaving ?? null })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer
  }
  const visit = () => ask(payUrl)
  const look = async () => (await visit()).text()

  /** The bank asks: not where the details were refused, which leads to the same page with a query. */
  const isAsked = (answer: Response): boolean => answer.headers.get('location') === new URL(payUrl).pathname

  const send = async (step: string, fields: Fields) =>
    ask(`${payUrl}/${step}`, { method: 'POST', body: new URLSearchParams(fields) })

  const submit = async (step: string, fields: Fields = {}) => send(step, { token: tokenIn(await look()), ...fields })

  return {
    /** The answer itself, where the text of the page is not what is looked for. */
    visit,
    look,
    send,
    submit,
    /** Submits details, and goes where the answer leads: `shown`. */
    submitAndSee: async (step: string, fields: Fields = {}) => {
      const { status, headers } = await submit(step, fields)
      const shown = await ask(new URL(headers.get('location') ?? '', payUrl).href)
      return { status, shown: await shown.text() }
    },
    /** Fills in the card form and, if the bank asks, approves. */
    payByCard: async (number: string) => {
      const answer = await submit('card', { number, expiry: '12/34', cvc: '123' })
      return isAsked(answer) ? submit('challenge', { decision: 'confirm' }) : answer
    },
    /** The same where a way to pay is stored. */
    saveCard: async (number: string) => {
      const answer = await submit('enter', { number, expiry: '12/34', cvc: '123' })
      return isAsked(answer) ? submit('challenge', { decision: 'confirm' }) : answer
    },
    payByDebit: (iban: string) => submit('debit', { holder: 'Erika Beispiel', iban }),
    payByWallet: () => submit('wallet'),
    cancel: () => submit('cancel'),
  }
}
