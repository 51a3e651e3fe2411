import type { StaffBankEntry } from '@billett/contract'
import { formatMoney } from '@billett/domain'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a line of the bank says, and who has laid it aside. */
export function EntryFacts({ entry }: { entry: StaffBankEntry }) {
  const { t, language } = useTexts()
  const format = useFormat()
  const { cents, currency, chargesCents, name, text, messageName, laidAsideBy, laidAsideOn } = entry
  const money = (amount: number) => formatMoney(amount, currency, language)
  return (
    <DescriptionList
      facts={[
        { term: t('bank.amount'), detail: cents === null ? '–' : money(cents) },
        ...(chargesCents > 0 ? [{ term: t('bank.charges'), detail: money(chargesCents) }] : []),
        ...(name === null ? [] : [{ term: t('bank.person'), detail: name }]),
        ...(text === null ? [] : [{ term: t('bank.text'), detail: text }]),
        { term: t('bank.name'), detail: messageName },
        ...(laidAsideOn === null
          ? []
          : [{ term: t('bank.laidAsideBy'), detail: `${laidAsideBy}, ${format.instantDateTime(laidAsideOn)}` }]),
      ]}
    />
  )
}
