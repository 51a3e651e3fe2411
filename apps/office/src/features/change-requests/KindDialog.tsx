import { CHANGE_REQUEST_KINDS, type ChangeRequestKind } from '@billett/domain'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  onKind: (kind: ChangeRequestKind) => void
  onClose: () => void
}

/** What can be asked for, each with a word on what it is. */
export function KindDialog({ onKind, onClose }: Props) {
  const { t } = useTexts()
  return (
    <ClosableDialog title={t('school.requests.create')} width="md" onClose={onClose}>
      <Stack component="ul" spacing={1.5}>
        {CHANGE_REQUEST_KINDS.map(kind => (
          <li key={kind}>
            <TextLink component="button" type="button" onClick={() => onKind(kind)}>
              {t(`school.requests.kinds.${kind}`)}
            </TextLink>
            <Text variant="body2">{t(`school.requests.about.${kind}`)}</Text>
          </li>
        ))}
      </Stack>
    </ClosableDialog>
  )
}
