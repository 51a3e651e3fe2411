import { SERVICE_AREA } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { ChoiceCards } from '@billett/web-kit/kit/controls/ChoiceCards.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useEffect, useId, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { searchVias } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { resetVia, selectVia } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ViaChoice.module.css'
import { ViaPicture } from './ViaPicture.tsx'

const ANY_WAY = ''

/** Which way the relation takes; asked for only by those who want another than the usual one. */
export function ViaChoice() {
  const { t } = useTexts()
  const id = useId()
  const dispatch = useAppDispatch()
  const { timeZone } = useShop().region
  const { loading } = useCall(searchVias)
  const { selectedStart, selectedEnd, selectedVia, selectedDateTime, searchOptions } = useAppSelector(selectTariff)
  const [open, setOpen] = useState(false)
  const origin = selectedStart?.reference
  const destination = selectedEnd?.reference
  const day = selectedDateTime?.slice(0, 10)

  useEffect(() => {
    if (!open || !origin || !destination) return
    const date = day ?? wallClockNow(timeZone).slice(0, 10)
    void dispatch(searchVias({ query: { date, origin, destination, serviceArea: SERVICE_AREA.ticket } }))
  }, [open, origin, destination, day, timeZone, dispatch])

  if (!origin || !destination) return null
  const { vias } = searchOptions
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={id}
        endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
        onClick={() => setOpen(!open)}
        className={styles.button}
      >
        {selectedVia ? t('search.viaChosen', { via: selectedVia.text }) : t('search.via')}
      </Button>
      <div id={id} hidden={!open} className={styles.ways}>
        {loading && vias.length === 0 && <SkeletonList label={t('common.loading')} rows={2} height={60} />}
        {!loading && vias.length === 0 && t('search.noVias')}
        {vias.length > 0 && (
          <ChoiceCards
            label={t('search.viaLegend')}
            name="via"
            value={selectedVia?.reference ?? ANY_WAY}
            options={[
              { value: ANY_WAY, text: t('search.anyWay'), hint: t('search.anyWayHint') },
              ...vias.map(via => ({
                value: via.reference,
                text: via.text,
                hint: via.priceLevelPrintText ?? undefined,
              })),
            ]}
            onChange={value => {
              const via = vias.find(({ reference }) => reference === value)
              dispatch(via ? selectVia({ text: via.text, reference: via.reference }) : resetVia())
            }}
          />
        )}
        {selectedVia && <ViaPicture via={selectedVia} />}
      </div>
    </div>
  )
}
