import type { StaffView } from '@billett/contract'
import type { ViewedList } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Menu, MenuPlace } from '@billett/web-kit/kit/overlays/Menu.tsx'
import { MenuItem } from '@billett/web-kit/kit/overlays/MenuItem.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useViews } from './use-views.ts'

const ViewDialog = lazyPiece(() => import('./ViewDialog.tsx').then(module => module.ViewDialog))
const ViewsDialog = lazyPiece(() => import('./ViewsDialog.tsx').then(module => module.ViewsDialog))

interface Props {
  list: ViewedList
  /** Of the list: what a view keeps of it, and whether one says what nobody can mean any more. */
  address: { kept: (query: URLSearchParams) => URLSearchParams; hasLost: (query: URLSearchParams) => boolean }
}

/** Names for what the list is narrowed down to: opened, saved and managed from its head. */
export function SavedViews({ list, address }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const id = useId()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { views, again } = useViews(list)
  const [shown, setShown] = useState<'menu' | 'save' | 'manage'>()
  const close = () => setShown(undefined)
  const open = ({ name, address: said }: StaffView, replace = false) => {
    const query = new URLSearchParams(said)
    navigate(`${pathname}?${address.kept(query)}`, { replace })
    if (address.hasLost(query)) say(t('lists.views.lost', { name }))
  }
  // Only a list that was opened as such begins with a view; who takes all filters away later means it.
  const isPlain = useRef(search === '')
  useEffect(() => {
    if (!views) return
    const first = views.find(({ isDefault }) => isDefault)
    if (isPlain.current && search === '' && first) open(first, true)
    isPlain.current = false
  })
  const now = address.kept(new URLSearchParams(search)).toString()
  return (
    <>
      <MenuPlace>
        <Button
          aria-haspopup="menu"
          aria-expanded={shown === 'menu'}
          aria-controls={shown === 'menu' ? id : undefined}
          onClick={() => setShown(shown === 'menu' ? undefined : 'menu')}
        >
          {t('lists.views.open')}
        </Button>
        {shown === 'menu' && (
          <Menu id={id} floating onClose={close}>
            {(views ?? []).map(view => (
              <MenuItem
                key={view.id}
                onClick={() => {
                  close()
                  open(view)
                }}
              >
                {view.name}
              </MenuItem>
            ))}
            <MenuItem onClick={() => setShown('save')}>{t('lists.views.save')}</MenuItem>
            {views && views.length > 0 && (
              <MenuItem onClick={() => setShown('manage')}>{t('lists.views.manage')}</MenuItem>
            )}
          </Menu>
        )}
      </MenuPlace>
      <Suspense>
        {shown === 'save' && <ViewDialog list={list} address={now} onSaved={again} onClose={close} />}
        {shown === 'manage' && views && <ViewsDialog views={views} address={now} onChanged={again} onClose={close} />}
      </Suspense>
    </>
  )
}
