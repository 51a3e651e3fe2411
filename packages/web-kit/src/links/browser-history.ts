import type { History, Visit } from './history.ts'

/** The address line of the browser. A change of the part behind `#` is one of its moves, too. */
export function browserHistory(): History {
  const { location, history } = window
  const arrived = (arrival: Visit['arrival']): Visit => {
    const { pathname, search, hash } = location
    return { location: { pathname, search, hash, state: history.state }, arrival }
  }
  let listener: ((visit: Visit) => void) | undefined
  return {
    now: () => arrived('pop'),
    navigate(to, { replace = false, state = null } = {}) {
      // Whoever goes where they are, as by pressing twice, does not have to go back twice.
      if (replace || new URL(to, location.href).href === location.href) history.replaceState(state, '', to)
      else history.pushState(state, '', to)
      listener?.(arrived(replace ? 'replace' : 'push'))
    },
    back: () => history.back(),
    listen(hear) {
      const popped = () => hear(arrived('pop'))
      listener = hear
      window.addEventListener('popstate', popped)
      return () => {
        listener = undefined
        window.removeEventListener('popstate', popped)
      }
    },
  }
}
