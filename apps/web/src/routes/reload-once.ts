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

/** A chunk that fails to load (the shop was updated meanwhile) reloads the page once; a second failure is raised (Spec 1 §2.3). */
export async function reloadOnce<T>(
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> {
  try {
    const page = await load()
    remember(false)
    return page
  } catch (error) {
    if (reloadedBefore() || !remember(true)) throw error
    reload()
    return new Promise(() => {})
  }
}
