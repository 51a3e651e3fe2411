import type { CodeAppSecret } from '@billett/contract'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './codes.module.css'
import { QrCode } from './QrCode.tsx'

/** What an app is told: read by its camera, opened on this device, or typed in fours. */
export function AppSecret({ secret: { secret, uri } }: { secret: CodeAppSecret }) {
  const { t } = useTexts()
  return (
    <Stack spacing={1.5}>
      <Text>{t('office.factor.scanText')}</Text>
      <QrCode text={uri} label={t('office.factor.qrLabel')} />
      <Text>{t('office.factor.secretText')}</Text>
      <Text className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</Text>
      <TextLink href={uri}>{t('office.factor.openApp')}</TextLink>
    </Stack>
  )
}
