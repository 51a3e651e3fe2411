import type { ServiceInfo } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getLayoutInfo } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { selectLayout } from '../../state/order-fulfillment/order-fulfillment.selectors.ts'
import { getInfo } from '../../state/service-info/service-info.calls.ts'
import { selectInfo } from '../../state/service-info/service-info.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DataState.module.css'

/** With which timetable, tariff and ticket layout the shop works at the moment. */
export function DataState() {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const info = useAppSelector(selectInfo)
  const layout = useAppSelector(selectLayout)
  const [ofInfo, ofLayout] = [useCall(getInfo), useCall(getLayoutInfo)]
  const load = useCallback(() => {
    void dispatch(getInfo())
    void dispatch(getLayoutInfo())
  }, [dispatch])
  useEffect(load, [load])
  const timetable = ({ timetableFrom: from, timetableUntil: until }: ServiceInfo) =>
    from && until ? format.dayRange(from, until) : t('pages.announcement.data.none')
  return (
    <section className={styles.section}>
      <Text variant="h2" gutterBottom>
        {t('pages.announcement.data.headline')}
      </Text>
      <Loaded
        value={info && layout && { info, layout }}
        failed={ofInfo.failed || ofLayout.failed}
        loading={ofInfo.loading || ofLayout.loading}
        onRetry={load}
        text={t('pages.announcement.data.failed')}
        rows={3}
        height={24}
      >
        {known => (
          <dl className={styles.facts}>
            <dt>{t('pages.announcement.data.region')}</dt>
            <dd>{known.info.region || t('pages.announcement.data.none')}</dd>
            <dt>{t('pages.announcement.data.timetable')}</dt>
            <dd>{timetable(known.info)}</dd>
            <dt>{t('pages.announcement.data.tariff')}</dt>
            <dd>{known.info.tariffVersion ?? t('pages.announcement.data.none')}</dd>
            <dt>{t('pages.announcement.data.layout')}</dt>
            <dd>
              {t('pages.announcement.data.layoutOf', {
                version: known.layout.version,
                date: format.date(known.layout.asOf),
              })}
            </dd>
          </dl>
        )}
      </Loaded>
    </section>
  )
}
