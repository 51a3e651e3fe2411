import { WAYS_TO_PAY, WAYS_TO_SAVE } from './account.ts'
import type { SimulatedSession } from './sessions.ts'
import type { SimulatedSetup } from './setups.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? '')

/** A page with the buttons of somebody who pays. */
export const payPage = ({
  id,
  name,
  amount,
  currency,
  language,
  successUrl,
}: SimulatedSession): string => `<!doctype html>
<html lang="${escaped(language)}"><meta charset="utf-8"><title>Simulated checkout</title>
<h1>${escaped(name)}</h1><p>${amount} ${currency.toUpperCase()}</p>
<form method="post" action="/pay/${id}">
${WAYS_TO_PAY.map(way => `<button name="way" value="${way}">${way}</button>`).join('\n')}
</form><a href="${escaped(successUrl)}">back</a></html>`

/** The same for somebody who stores a way to pay. As at Stripe, a page that is done leads nowhere. */
export const setupPage = ({ id, status, purpose, language, cancelUrl }: SimulatedSetup): string => `<!doctype html>
<html lang="${escaped(language)}"><meta charset="utf-8"><title>Simulated checkout</title>
${
  status === 'open'
    ? `<p>${escaped(purpose)}</p><form method="post" action="/pay/${id}">
${WAYS_TO_SAVE.map(way => `<button name="way" value="${way}">${way}</button>`).join('\n')}
</form><a href="${escaped(cancelUrl)}">back</a>`
    : '<p>All done.</p>'
}</html>`
