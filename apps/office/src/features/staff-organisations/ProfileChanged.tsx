import type { StaffInvoiceProfile } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useTexts } from '../../texts/use-texts.ts'

type Profile = StaffInvoiceProfile['profile']

interface Props {
  begun: StaffInvoiceProfile
  /** What is stored now; undefined: nobody else was faster. */
  theirs: StaffInvoiceProfile | undefined
}

const lineOf = (address: Profile['address']): string =>
  address
    ? `${address.street} ${address.houseNumber}, ${address.postCode} ${address.city}, ${address.country.toUpperCase()}`
    : ''

/** Somebody else has said how invoices are wanted while this was typed: what they said, and what becomes of it. */
export function ProfileChanged({ begun, theirs }: Props) {
  const { t } = useTexts()
  if (!theirs) return null
  const said = ({ profile }: StaffInvoiceProfile) => [
    { term: t('invoices.profile.format'), detail: t(`invoices.formats.${profile.format}`) },
    { term: t('invoices.leitwegId'), detail: profile.leitwegId },
    { term: t('invoices.buyerReference'), detail: profile.buyerReference },
    { term: t('invoices.orderNumber'), detail: profile.orderNumber },
    { term: t('invoices.recipient'), detail: profile.recipient },
    { term: t('invoices.email'), detail: profile.email },
    { term: t('invoices.profile.daysToPay'), detail: `${profile.daysToPay}` },
    { term: t('invoices.profile.hasAddress'), detail: lineOf(profile.address) },
  ]
  const before = said(begun)
  const facts = said(theirs).filter(({ detail }, at) => detail !== before[at]?.detail)
  return (
    <MessageBox kind="error" title={t('organisations.changed')}>
      {t('invoices.profile.changed')}
      <DescriptionList
        facts={facts.map(({ term, detail }) => ({ term, detail: detail || t('invoices.profile.none') }))}
      />
    </MessageBox>
  )
}
