import type { ContractPass } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { WalletButtons } from '../wallet/WalletButtons.tsx'
import { Barcode } from './Barcode.tsx'
import styles from './PassView.module.css'
import { ValidityBadge } from './ValidityBadge.tsx'

/** A pass as it is shown: whether it is good, its barcode, and whom and what it is good for. */
export function PassView({ pass }: { pass: ContractPass }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { ticketId, ticketName, passengerName, passengerBirthDate, startName, endName, viaText, zones, image } = pass
  const facts = [
    { term: t('subscription.pass.name'), detail: passengerName },
    { term: t('subscription.pass.birthDate'), detail: passengerBirthDate && format.date(passengerBirthDate) },
    { term: t('subscription.pass.way'), detail: [startName, endName].filter(Boolean).join(' – ') },
    { term: t('subscription.pass.via'), detail: viaText },
    { term: t('subscription.pass.zones'), detail: zones.map(({ name }) => name).join(', ') },
    { term: t('subscription.pass.class'), detail: t(`order.classes.${pass.comfortClass}`) },
  ]
  return (
    <>
      <ValidityBadge validFrom={pass.validFrom} validTo={pass.validTo} />
      <div className={styles.beside}>
        {image !== null && <Barcode image={image} ticketName={ticketName} />}
        <Stack spacing={2.5}>
          <DescriptionList facts={facts.filter(({ detail }) => detail)} />
          {image !== null && <WalletButtons ticketGuid={ticketId} passKey={pass.walletKey} />}
        </Stack>
      </div>
    </>
  )
}
