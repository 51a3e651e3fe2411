import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** An account by country and last four digits; nobody has dots read to them. */
export function MaskedIban({ iban }: { iban: string }) {
  const { t } = useTexts()
  return (
    <>
      <span aria-hidden>{iban}</span>
      <VisuallyHidden>{t('subscription.payers.ibanEnding', { digits: iban.slice(-4) })}</VisuallyHidden>
    </>
  )
}
