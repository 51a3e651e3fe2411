import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { exportUserData } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ExportPanel.module.css'

/** Everything that is stored of the customer, as a file. */
export function ExportPanel() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(exportUserData)
  const download = async (): Promise<void> => {
    const answer = await dispatch(exportUserData())
    if (exportUserData.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  return (
    <Panel>
      <Text variant="h2" gutterBottom>
        {t('account.remove.export')}
      </Text>
      <Text className={styles.lead}>{t('account.remove.exportText')}</Text>
      <BusyButton variant="outlined" busy={loading} onClick={() => void download()}>
        {t('account.remove.exportButton')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </Panel>
  )
}
