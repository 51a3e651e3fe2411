import type { LogEntry } from '@billett/contract'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiDownload } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './FatalPage.module.css'

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
  const Around = alone ? 'main' : 'div'
  return (
    <Around>
      <Page width="text">
        <div role="alert">
          <Headline
            headline={t('pages.fatal.headline')}
            lead={t(notLoaded ? 'pages.fatal.notLoaded' : 'pages.fatal.text')}
          />
        </div>
        <div className={styles.ways}>
          <Button component="a" variant="contained" size="large" href={link('start')}>
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
        </div>
      </Page>
    </Around>
  )
}
