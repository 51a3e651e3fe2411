import { countryName } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AddressCard.module.css'
import type { BookAddress } from './address-book.ts'

interface Props {
  address: BookAddress
  busy: boolean
  onEdit: () => void
  onMain: () => void
  onRemove: () => Promise<boolean>
  onRemoved: () => void
  /** Why the last change was not made. */
  errors: readonly CallError[]
}

export function AddressCard({ address, busy, onEdit, onMain, onRemove, onRemoved, errors }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const { addressName, street, houseNumber, additional, postCode, city, country, isMain } = address
  const line = `${street} ${houseNumber}`
  const title = addressName || line
  const { ask, question } = useConfirmed({
    title: t('addresses.removeTitle'),
    text: () => t('addresses.removeText', { name: title }),
    yes: t('addresses.removeYes'),
    act: onRemove,
    failure: <CallErrors errors={errors} all />,
    onDone: onRemoved,
  })
  return (
    <li>
      <Panel component="div" className={styles.panel}>
        <div className={styles.heading}>
          <Text variant="h3" component="h2" className={styles.title}>
            {title}
          </Text>
          {isMain && <Chip label={t('addresses.main')} />}
        </div>
        <Text component="address" className={styles.address}>
          {[...(addressName ? [line] : []), ...(additional ? [additional] : []), `${postCode} ${city}`].map(text => (
            <div key={text}>{text}</div>
          ))}
          <div>{countryName(country, language)}</div>
        </Text>
        <div className={styles.acts}>
          <Button variant="outlined" aria-label={t('addresses.editOf', { name: title })} onClick={onEdit}>
            {t('addresses.edit')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            aria-label={t('addresses.removeOf', { name: title })}
            onClick={() => ask()}
          >
            {t('addresses.remove')}
          </Button>
          {!isMain && (
            <BusyButton
              variant="text"
              className={styles.usual}
              busy={busy}
              aria-label={t('addresses.makeMainOf', { name: title })}
              onClick={onMain}
            >
              {t('addresses.makeMain')}
            </BusyButton>
          )}
        </div>
      </Panel>
      {question}
    </li>
  )
}
