import type { UserDocument } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { mdiDownload } from '@mdi/js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { getDocument } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { sizeText } from './size-text.ts'

export function DocumentEntry({ document: { id, fileName, createdOn, size, isRead } }: { document: UserDocument }) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const { run, running, errors } = useOwnCall<'download'>()
  const download = async (): Promise<void> => {
    const answer = await run('download', getDocument({ params: { documentGuid: id } }))
    if (answer?.file) saveFile({ ...answer.file, fileName })
  }
  return (
    <li>
      <Panel component="div" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', fontWeight: isRead ? 600 : 800 }}>
                {fileName}
              </Typography>
              {!isRead && <Chip color="primary" label={t('documents.new')} />}
            </Box>
            <Typography color="textSecondary">
              {t('documents.received', { date: format.instantDate(createdOn), size: sizeText(size, language) })}
            </Typography>
          </Box>
          <BusyButton
            variant="outlined"
            busy={running === 'download'}
            startIcon={<Icon path={mdiDownload} />}
            aria-label={t('documents.downloadOf', { name: fileName })}
            onClick={() => void download()}
          >
            {t('documents.download')}
          </BusyButton>
        </Box>
        <CallErrors errors={errors} all />
      </Panel>
    </li>
  )
}
