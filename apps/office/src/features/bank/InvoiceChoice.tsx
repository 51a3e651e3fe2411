import type { StaffBankEntry } from '@billett/contract'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './InvoiceChoice.module.css'
import { numbersOf } from './numbers-of.ts'

interface Props {
  proposals: StaffBankEntry['invoiceProposals']
  /** Numbers that are named so far. */
  number: string
  onChange: (number: string) => void
}

/** None of them: somebody writes a number. */
const OTHER = ''

/** Which invoices money may be for, with what speaks for them; nothing is booked before somebody says so. */
export function InvoiceChoice({ proposals, number, onChange }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const chosen = proposals.find(proposal => numbersOf(proposal) === number)
  const nameOf = ({ payer, customerNumber }: (typeof proposals)[number]) =>
    payer ?? t('bank.customer', { number: customerNumber })
  const why = (proposal: (typeof proposals)[number]) =>
    [
      t(`bank.fits.${proposal.by}`, { payer: nameOf(proposal) }),
      t(`bank.amounts.${proposal.amount}`, { count: proposal.invoices.length }),
    ].join(' ')
  return (
    <div>
      <SelectInput
        label={t('bank.invoices')}
        value={chosen ? number : OTHER}
        hint={chosen && why(chosen)}
        options={[
          ...proposals.map(proposal => ({
            value: numbersOf(proposal),
            text: t('bank.invoicesOf', { numbers: numbersOf(proposal), payer: nameOf(proposal) }),
          })),
          { value: OTHER, text: t('bank.otherNumber') },
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      {chosen && (
        <ul className={styles.invoices}>
          {chosen.invoices.map(({ guid, number: one, dueOn, openCents }) => (
            <li key={guid}>
              {t('bank.proposal', { number: one, amount: format.money(openCents), day: format.date(dueOn) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
