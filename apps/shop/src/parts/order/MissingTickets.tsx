import type { OrderTicket } from '@billett/contract'
import { missingStretches } from '@billett/domain'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Says what a trip lacks for which several tickets are needed, when some of them have been taken out. */
export function MissingTickets({ tickets }: { tickets: readonly OrderTicket[] }) {
  const { t } = useTexts()
  const combinations = new Map(
    tickets.flatMap(({ combination }) => (combination ? [[combination.id, combination] as const] : [])),
  )
  const lacking = [...combinations.values()].flatMap(combination => {
    const { id, stretches } = combination
    const trip = `${stretches.at(0)?.from} – ${stretches.at(-1)?.to}`
    return missingStretches(combination, tickets).map(({ from, to, missing }) => ({
      key: `${id} ${from} ${to}`,
      text: t('order.missing', { count: missing, trip, from, to }),
    }))
  })
  if (lacking.length === 0) return null
  return (
    <MessageBox kind="warning">
      {lacking.map(({ key, text }) => (
        <div key={key}>{text}</div>
      ))}
    </MessageBox>
  )
}
