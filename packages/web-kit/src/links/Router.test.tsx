import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { browserHistory } from './browser-history.ts'
import { Link } from './Link.tsx'
import { memoryHistory } from './memory-history.ts'
import { NavLink } from './NavLink.tsx'
import { Redirect } from './Redirect.tsx'
import { Router } from './Router.tsx'
import { useArrival } from './use-arrival.ts'
import { useChangeQuery } from './use-change-query.ts'
import { useLocation } from './use-location.ts'
import { useParams } from './use-params.ts'
import { useQuery } from './use-query.ts'
import { useRoute } from './use-route.ts'

/** Says where it is. */
function Where() {
  const { pathname, search, hash } = useLocation()
  return <p>{[`${pathname}${search}${hash}`, useArrival(), useRoute()?.key ?? 'nowhere'].join(' ')}</p>
}

const shown = (): string => screen.getByText(/ (push|pop|replace) /).textContent

function show(content: React.ReactNode, at = '/warenkorb', history = memoryHistory(at)) {
  render(
    <Router history={history} set="shop">
      <Where />
      {content}
    </Router>,
  )
  return { user: userEvent.setup(), history }
}

describe('a link', () => {
  it('leads on, and in place of the address it leads to', async () => {
    const { user } = show(<Link to="/kasse?x=1#y">on</Link>)
    expect(shown()).toBe('/warenkorb pop cart')
    await user.click(screen.getByText('on'))
    expect(shown()).toBe('/kasse?x=1#y push checkout')
    await user.click(screen.getByText('on'))
    expect(shown()).toBe('/kasse?x=1#y replace checkout')
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('pressed with %s is the browser’s', async key => {
    const { user } = show(<Link to="/kasse">on</Link>)
    await user.keyboard(`{${key}>}`)
    await user.click(screen.getByText('on'))
    expect(shown()).toBe('/warenkorb pop cart')
  })

  it.each([
    { target: '_blank' },
    { reloadDocument: true },
    { onClick: (event: React.MouseEvent) => event.preventDefault() },
  ])('with %o does not lead on by itself', async props => {
    // What the browser would do then is not asked of it here.
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    const { user } = show(
      <Link to="/kasse" {...props}>
        on
      </Link>,
    )
    await user.click(screen.getByText('on'))
    expect(shown()).toBe('/warenkorb pop cart')
    expect(screen.getByText('on').getAttribute('href')).toBe('/kasse')
  })

  it('among others says that one is there', async () => {
    const { user } = show(
      <>
        <NavLink to="/konto?mode=embedded">account</NavLink>
        <NavLink to="/warenkorb">cart</NavLink>
      </>,
    )
    expect(screen.getByText('cart').getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByText('account'))
    expect(screen.getByText('account').getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('cart').getAttribute('aria-current')).toBeNull()
  })
})

describe('the address', () => {
  it('gives parameters and query back as they were before they were written into it', () => {
    const Read = () => <output>{[useParams().id, useQuery().get('to')].join(' ')}</output>
    show(<Read />, '/bestaetigung/Gr%C3%BC%C3%9Fe%2F1?to=K%C3%B6ln+S%C3%BCd')
    expect(screen.getByRole('status').textContent).toBe('Grüße/1 Köln Süd')
  })

  it('changes its query in its own place, and loses it with the last of it', async () => {
    const Change = () => {
      const change = useChangeQuery()
      return (
        <>
          <button type="button" onClick={() => change(query => query.set('tab', 'ü'))}>
            set
          </button>
          <button type="button" onClick={() => change(query => query.delete('tab'))}>
            delete
          </button>
        </>
      )
    }
    const { user } = show(<Change />)
    await user.click(screen.getByText('set'))
    expect(shown()).toBe('/warenkorb?tab=%C3%BC replace cart')
    await user.click(screen.getByText('delete'))
    expect(shown()).toBe('/warenkorb replace cart')
  })

  it('is replaced by another one without a trace', () => {
    const From = () => (useLocation().pathname === '/warenkorb' ? <Redirect to="/kasse" /> : null)
    show(<From />)
    expect(shown()).toBe('/kasse replace checkout')
  })

  it('stays that of the screen that is shown until the next one has arrived', async () => {
    const arrived = Promise.withResolvers<{ default: () => React.ReactNode }>()
    const Next = lazy(() => arrived.promise)
    const Screen = () => (useRoute()?.key === 'cart' ? <Link to="/kasse">on</Link> : <Next />)
    const { user, history } = show(
      <Suspense fallback="waiting">
        <Screen />
      </Suspense>,
    )
    await user.click(screen.getByText('on'))
    expect(history.now().location.pathname).toBe('/kasse')
    expect(shown()).toBe('/warenkorb pop cart')
    expect(screen.queryByText('waiting')).toBeNull()
    arrived.resolve({ default: () => 'next' })
    expect(await screen.findByText('next')).toBeTruthy()
    expect(shown()).toBe('/kasse push checkout')
  })
})

describe('the history of a browser', () => {
  it('keeps what is left with an entry, and hears of going back until it is not listened to', () => {
    const history = browserHistory()
    const heard: unknown[] = []
    const end = history.listen(({ location, arrival }) => heard.push([location.pathname, location.state, arrival]))
    history.navigate('/kasse', { state: { from: 'cart' } })
    history.navigate('/konto', { replace: true })
    window.dispatchEvent(new PopStateEvent('popstate'))
    end()
    history.navigate('/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toEqual([
      ['/kasse', { from: 'cart' }, 'push'],
      ['/konto', null, 'replace'],
      ['/konto', null, 'pop'],
    ])
  })

  it('grows by one entry, however often somebody goes to the same address; and each time it is an arrival', () => {
    const history = browserHistory()
    const heard: unknown[] = []
    const end = history.listen(({ arrival }) => heard.push(arrival))
    const before = window.history.length
    for (const to of ['/kasse?x=1', '/kasse?x=1', '/kasse?x=2']) history.navigate(to)
    end()
    expect([window.history.length - before, heard]).toEqual([2, ['push', 'push', 'push']])
  })

  it('goes to no other site', () => {
    expect(() => browserHistory().navigate('//elsewhere.example/')).toThrow()
  })
})
