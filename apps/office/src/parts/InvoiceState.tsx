import type { Invoice } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** What is open is as it should be: the colour of a brand may be the red of what is overdue. */
const COLOURS: Partial<Record<Invoice['state'], 'success' | 'error'>> = {
  overdue: 'error',
  paid: 'success',
}

/** How an invoice stands, in a word. */
export function InvoiceState({ state }: Pick<Invoice, 'state'>) {
  const { t } = useTexts()
  const color = COLOURS[state]
  return <Chip {...(color ? { color } : {})} label={t(`invoices.states.${state}`)} />
}
