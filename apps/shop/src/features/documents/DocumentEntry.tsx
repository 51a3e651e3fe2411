import type { UserDocument } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiDownload } from '@mdi/js'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { getDocument } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DocumentEntry.module.css'
import { sizeText } from './size-text.ts'

export function DocumentEntry({ document }: { document: UserDocument }) {
  const { id, title, kind, fileName, createdOn, size, isRead } = document
  const name = title || fileName
  const { t } = useTexts()
  const { format, language } = useShop()
  const { run, running, errors } = useOwnCall<'download'>()
  const download = async (): Promise<void> => {
    const answer = await run('download', getDocument({ params: { documentGuid: id } }))
    if (answer?.file) saveFile({ ...answer.file, fileName })
  }
  return (
    <li>
      <Panel component="div" className={styles.panel}>
        <div className={styles.entry}>
          <div className={styles.words}>
            <div className={styles.heading}>
              <Text variant="h3" component="h2" className={classes(styles.title, isRead ? styles.read : styles.unread)}>
                {name}
              </Text>
              {!isRead && <Chip color="primary" label={t('documents.new')} />}
            </div>
            <Text color="textSecondary">
              {t('documents.received', {
                kind: t(`documents.kinds.${kind}`),
                date: format.instantDate(createdOn),
                size: sizeText(size, language),
              })}
            </Text>
          </div>
          <BusyButton
            variant="outlined"
            busy={running === 'download'}
            startIcon={<Icon path={mdiDownload} />}
            aria-label={t('documents.downloadOf', { name })}
            onClick={() => void download()}
          >
            {t('documents.download')}
          </BusyButton>
        </div>
        <CallErrors errors={errors} all />
      </Panel>
    </li>
  )
}
