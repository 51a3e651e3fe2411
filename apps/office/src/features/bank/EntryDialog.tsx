import type { StaffBankEntry } from '@billett/contract'
import { INVOICE_NUMBERS_LENGTH, invoicesNamedIn } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useDoneOrWaits } from '../../parts/use-done-or-waits.ts'
import { layAsideBankEntry, matchBankEntry } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { InvoiceChoice } from './InvoiceChoice.tsx'
import { numbersOf } from './numbers-of.ts'

interface Props {
  entry: StaffBankEntry
  onDone: (text: string) => void
  onClose: () => void
}

/** Nothing follows from it. */
const ASIDE = ''

/** Numbers of invoices differ from those of customers by how they are written. */
const whoseMoney = (typed: string) =>
  invoicesNamedIn(typed).length > 0 ? { invoiceNumbers: typed } : { customerNumber: typed }

/** Says what a line of the bank is about: a debit or invoices that are proposed, somebody's money, or nothing. */
export function EntryDialog({ entry, onDone, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const matching = useCall(matchBankEntry)
  const aside = useCall(layAsideBankEntry)
  const doneOrWaits = useDoneOrWaits()
  const { guid: entryGuid, kind, proposals, invoiceProposals } = entry
  const [collectionGuid, setCollection] = useState(proposals[0]?.collectionGuid ?? ASIDE)
  const [number, setNumber] = useState(
    () => invoicesNamedIn(entry.text ?? '').join(', ') || invoiceProposals.slice(0, 1).map(numbersOf).join(),
  )
  const isMoney = kind === 'transfer' || kind === 'payoutBack' || kind === 'paidOut'
  const isMatched = isMoney ? number.trim() !== '' : collectionGuid !== ASIDE
  const send = async (reason: string): Promise<void> => {
    const params = { entryGuid }
    if (isMatched) {
      const about = isMoney ? whoseMoney(number.trim()) : { collectionGuid }
      const answer = await dispatch(matchBankEntry({ params, body: { reason, ...about } }))
      if (matchBankEntry.fulfilled.match(answer)) onDone(doneOrWaits(answer.payload, t('bank.matched')))
      return
    }
    const answer = await dispatch(layAsideBankEntry({ params, body: { reason } }))
    if (layAsideBankEntry.fulfilled.match(answer)) onDone(doneOrWaits(answer.payload, t('bank.laidAside')))
  }
  return (
    <ReasonDialog
      title={t(`bank.kinds.${kind}`)}
      width="md"
      trial={{}}
      yes={t(isMatched ? 'bank.match' : 'bank.layAside')}
      errors={isMatched ? matching.errors : aside.errors}
      send={send}
      onClose={onClose}
    >
      <EntryFacts entry={entry} />
      {isMoney ? (
        <>
          {invoiceProposals.length > 0 && (
            <InvoiceChoice proposals={invoiceProposals} number={number} onChange={setNumber} />
          )}
          <TextInput
            label={t('bank.whoseNumber')}
            hint={t('bank.whoseNumberHint')}
            value={number}
            maxLength={INVOICE_NUMBERS_LENGTH}
            onChange={({ target }) => setNumber(target.value)}
          />
        </>
      ) : proposals.length === 0 ? (
        <Text>{t('bank.noProposal')}</Text>
      ) : (
        <SelectInput
          label={t('bank.debit')}
          value={collectionGuid}
          onChange={({ target }) => setCollection(target.value)}
          options={[
            ...proposals.map(one => ({
              value: one.collectionGuid,
              text: t('bank.proposal', {
                number: one.customerNumber,
                amount: format.money(one.cents),
                day: format.date(one.dueOn),
              }),
            })),
            { value: ASIDE, text: t('bank.nothing') },
          ]}
        />
      )}
    </ReasonDialog>
  )
}
