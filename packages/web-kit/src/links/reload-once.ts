const MARK = 'chunk-reload'

const remember = (on: boolean): boolean => {
  try {
    if (on) sessionStorage.setItem(MARK, 'yes')
    else sessionStorage.removeItem(MARK)
    return true
  } catch {
    return false
  }
}

const reloadedBefore = (): boolean => {
  try {
    return sessionStorage.getItem(MARK) === 'yes'
  } catch {
    return true
  }
}

/**
 * A screen has arrived, so the next failure may reload again. Not to be said of what is around the screens, which
 * arrives before them: a screen that never does would reload for ever.
 */
export const screenArrived = (): void => void remember(false)

/**
 * A chunk that fails to load (the shop was updated meanwhile) reloads the page once; a second failure is raised (Spec 1
 * §2.3).
 */
export async function reloadOnce<T>(
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (reloadedBefore() || !remember(true)) throw error
    reload()
    return new Promise(() => {})
  }
}
