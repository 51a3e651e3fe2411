import type { LogEntry } from '@billett/contract'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiDownload } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Page } from '../../ui/Page.tsx'

const asFile = (log: LogEntry) => ({
  blob: new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }),
  fileName: 'error-log.json',
})

interface Props {
  log: LogEntry | null
  /** It broke because a part of it did not arrive. */
  notLoaded: boolean
  /** Nothing stands around it. */
  alone?: boolean | undefined
}

/**
 * When a screen broke: what happened, and the way back. A plain link, because the app behind it may be in no state to
 * navigate.
 */
export function FatalPage({ log, notLoaded, alone = false }: Props) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Box component={alone ? 'main' : 'div'}>
      <Page width="text">
        <Box role="alert">
          <Headline
            headline={t('pages.fatal.headline')}
            lead={t(notLoaded ? 'pages.fatal.notLoaded' : 'pages.fatal.text')}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" href={link('start')}>
            {t('common.backToStart')}
          </Button>
          {log && (
            <Button
              variant="outlined"
              size="large"
              startIcon={<Icon path={mdiDownload} />}
              onClick={() => saveFile(asFile(log))}
            >
              {t('pages.fatal.download')}
            </Button>
          )}
        </Box>
      </Page>
    </Box>
  )
}
