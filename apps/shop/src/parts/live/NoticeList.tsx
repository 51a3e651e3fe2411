import type { Notice } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { mdiAlertOutline, mdiInformationOutline } from '@mdi/js'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './live.module.css'

/** Shown at once; the others on demand. */
const OPEN = 2

type Text = Notice['header']

/** In its own language, which may be another than the page's. */
const Words = ({ text: { text, language } }: { text: Text }) => <span lang={language ?? undefined}>{text}</span>

/** What passengers must know of a line, a stop or a trip, the gravest first, as plain text of whoever wrote it. */
export function NoticeList({ notices }: { notices: readonly Notice[] | undefined }) {
  const { t } = useTexts()
  const id = useId()
  const [all, setAll] = useState(false)
  if (!notices || notices.length === 0) return null
  const shown = all ? notices : notices.slice(0, OPEN)
  return (
    <section aria-label={t('live.notices')} className={styles.notices}>
      <ul id={id} className={styles.list}>
        {shown.map(({ id: key, severity, header, description, url }) => (
          <li key={key} className={styles.notice}>
            <Icon path={severity === 'info' ? mdiInformationOutline : mdiAlertOutline} size={20} />
            <div>
              <strong>
                <Words text={header} />
              </strong>
              {description && (
                <div>
                  <Words text={description} />
                </div>
              )}
              {url && (
                <TextLink href={url} target="_blank" rel="noopener noreferrer">
                  {t('live.more')}
                </TextLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {notices.length > OPEN && (
        <Button aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? t('live.fewerNotices') : t('live.moreNotices', { count: notices.length - OPEN })}
        </Button>
      )}
    </section>
  )
}
