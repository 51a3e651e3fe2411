import { WAYS_TO_PAY } from './account.ts'
import type { SimulatedSession } from './sessions.ts'

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
