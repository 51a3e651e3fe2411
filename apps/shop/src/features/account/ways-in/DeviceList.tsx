import type { Device } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ListRow } from '../ListRow.tsx'
import styles from './DeviceList.module.css'

interface Props {
  devices: readonly Device[]
  isEnding: (sessionId: string) => boolean
  onEnd: (sessionId: string) => void
}

export function DeviceList({ devices, isEnding, onEnd }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <Stack component="ul" spacing={2} className={styles.devices}>
      {devices.map(({ sessionId, name, signedInOn, lastSeenOn, isCurrent }) => {
        const shown = name || t('account.devices.unknown')
        return (
          <ListRow key={sessionId}>
            <div className={styles.words}>
              <Text variant="h3" component="h2">
                {shown}
              </Text>
              <Text color="textSecondary">
                {t('account.devices.since', {
                  since: format.instantDate(signedInOn),
                  seen: format.instantDateTime(lastSeenOn),
                })}
              </Text>
            </div>
            {isCurrent ? (
              <Chip label={t('account.devices.current')} />
            ) : (
              <BusyButton
                variant="outlined"
                busy={isEnding(sessionId)}
                aria-label={t('account.devices.endOf', { name: shown })}
                onClick={() => onEnd(sessionId)}
              >
                {t('account.devices.end')}
              </BusyButton>
            )}
          </ListRow>
        )
      })}
    </Stack>
  )
}
